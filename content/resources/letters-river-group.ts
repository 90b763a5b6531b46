import { capitalized, counts } from '../derived-facts.ts'
import { letterWords } from '../letters/letter.ts'
import { riverLetters } from '../letters/river-group.ts'
import { bookCall, download, page, section, sheet } from '../model/notation.ts'

export const lettersFromARiverGroup = page('resource', {
  title: 'Letters From a River Group: Results That Take Time',
  description:
    'For restoration work: what to write after a planting day, when a result is late, and for a monthly gift, with a reason for each paragraph.',
  theme: 'climate',
  name: 'Letters From a River Group',
  summary: 'Thank volunteers, report a late result, and ask for a monthly gift.',
  updated: '2026-11-28',
  hero: {
    eyebrow: 'Letters you can send',
    title: `${capitalized(counts.riverLetters)} letters from a river group`,
    window: { quiet: 'climate' },
    text: 'For work whose result comes in a season or two. Say what you counted, what you didn’t, and when you’ll count again.',
    actions: [
      download('Letters You Can Send', letterWords.word, 'docx'),
      download('Letters You Can Send', letterWords.pdf),
    ],
    artifact: {
      kind: 'sheets',
      alt: 'A letter: forty willows on Saturday, tallied in eight groups of five.',
      sheets: [
        sheet(
          'By email, within two days',
          [
            { as: 'title', text: 'Forty willows on Saturday' },
            { as: 'tally', text: '40, counted along the bank' },
            {
              as: 'text',
              text: 'On Saturday you put forty willows into the bank below the mill. 31 people came, and eleven of them were new.',
            },
            {
              as: 'text',
              text: 'In May we’ll count how many took. I’ll send you the number, whatever it is.',
            },
            {
              as: 'text',
              text: 'We’re back on April 12, a bit farther up. Bring someone? We have gloves for two.',
            },
            { as: 'signature', text: 'The site lead' },
          ],
          'letter',
        ),
      ],
    },
  },
  sections: [
    section.letters('letters', 'To volunteers and to donors', {
      from: 'Friends of the Upper Mill',
      letters: riverLetters,
    }),
    section.pageLinks('read-on', 'Thank-yous for gifts, and what retention is worth', [
      '/resources/letters',
      '/resources/your-year-in-one-table',
      '/climate-initiatives',
    ]),
    section.callToAction('next-step', 'Stuck on a result that isn’t there yet?', {
      text: 'Tell us what you’ve counted so far. On the call we’ll find the sentence that holds up.',
      actions: [bookCall],
    }),
  ],
})
