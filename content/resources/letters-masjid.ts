import { capitalized, counts } from '../derived-facts.ts'
import { letterWords } from '../letters/letter.ts'
import { masjidLetters } from '../letters/masjid.ts'
import { bookCall, download, page, section, sheet } from '../model/notation.ts'

export const lettersFromAMasjid = page('resource', {
  title: 'Letters From a Masjid: Zakat, Ramadan, Sadaqah',
  description:
    'Copy the letter for zakat that arrived, the report on Ramadan fund by fund, and the ask for monthly sadaqah, with a reason for each paragraph.',
  theme: 'islamic',
  name: 'Letters From a Masjid',
  summary: 'Say that zakat arrived, report after Eid, and ask for monthly sadaqah.',
  updated: '2026-11-28',
  hero: {
    eyebrow: 'Letters you can send',
    title: `${capitalized(counts.masjidLetters)} letters from a masjid`,
    window: { quiet: 'islamic' },
    text: 'Each letter names its fund, the sums add up, and rulings stay with your scholar. Copy a letter, change the marked words, sign it.',
    actions: [
      download('Letters You Can Send', letterWords.word, 'docx'),
      download('Letters You Can Send', letterWords.pdf),
    ],
    artifact: {
      kind: 'sheets',
      alt: 'A letter: your zakat is in the zakat fund.',
      sheets: [
        sheet(
          'By email, within two days',
          [
            { as: 'title', text: 'Your zakat is in the zakat fund' },
            {
              as: 'text',
              text: 'Your zakat of $250 reached us on Friday. It’s in the zakat fund, apart from everything else.',
            },
            {
              as: 'text',
              text: 'This month the fund paid rent for two families and one car repair. Our imam confirmed each of them.',
            },
            { as: 'text', text: 'None of it went to salaries or the building.' },
            { as: 'text', text: 'May Allah accept it from you.' },
            { as: 'signature', text: 'The treasurer' },
          ],
          'letter',
        ),
      ],
    },
  },
  sections: [
    section.letters('letters', 'Zakat, and after Eid', {
      intro: 'Your scholar decides what zakat may pay for. The letters only repeat it.',
      from: 'Masjid on the Corner',
      letters: masjidLetters,
    }),
    section.pageLinks('read-on', 'Receipts, and a calendar', [
      '/resources/letters',
      '/resources/year-end-appeal-calendar',
      '/islamic-organizations',
    ]),
    section.callToAction('next-step', 'Write next Ramadan’s letters now', {
      text: 'We’ll go through your funds and your form with you, and see where their names differ.',
      actions: [bookCall],
    }),
  ],
})
