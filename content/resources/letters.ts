import { capitalized, counts } from '../derived-facts.ts'
import { foodBankLetters } from '../letters/food-bank.ts'
import { letterWords } from '../letters/letter.ts'
import { bookCall, download, page, section } from '../model/notation.ts'

export const letters = page('resource', {
  title: 'Donor Letters You Can Send This Week, in Full',
  description:
    'Letters, emails and a call to copy: thank-yous, a monthly gift, a donor who stopped, a store manager. Each paragraph has its reason beside it.',
  name: 'Letters',
  summary: `${capitalized(counts.letters)} letters, emails and wordings to copy, with a reason beside each paragraph.`,
  updated: '2026-11-28',
  hero: {
    eyebrow: 'Free resource',
    title: 'Letters you can send this week',
    window: { quiet: 'sunken' },
    text: `${capitalized(counts.letters)} texts, all examples. Copy one, change the marked words, sign it.`,
    actions: [
      download('Letters You Can Send', letterWords.word, 'docx'),
      download('Letters You Can Send', letterWords.pdf),
    ],
    artifact: {
      kind: 'envelopes',
      alt: 'Three stamped envelopes, the food pantry’s on top.',
      envelopes: [
        { from: 'The masjid', to: 'Families who gave zakat', theme: 'islamic' },
        { from: 'The river group', to: 'Saturday’s volunteers', theme: 'climate' },
        { from: 'The food pantry', to: 'Everyone who gave on Tuesday', theme: 'nonprofit' },
      ],
    },
  },
  sections: [
    section.letters('food-bank', 'From a food pantry: a donor’s first year', {
      intro: 'Use your own numbers.',
      from: 'Sample Street Pantry',
      letters: foodBankLetters,
    }),
    section.pageLinks('more-letters', 'The other letters', [
      '/resources/letters/year-end',
      '/resources/letters/masjid',
      '/resources/letters/river-group',
      '/resources/your-year-in-one-table',
    ]),
    section.faqs('questions', 'Before you send', {
      'Should it be paper or email?':
        'Answer the way the gift came: a check gets paper, a card gets an email. At year end, everyone who gave in the last two years gets paper.',
      'May an AI write the first draft?':
        'For the order of the paragraphs, yes. The count, the morning and the person with consent have to be yours. Leave donors’ names out.',
      'We have four hundred names. Who gets what?':
        'Call twenty, write by hand to forty, and merge the rest. The name, last year’s total and the month are fields. Send ten to yourselves first.',
    }),
    section.callToAction('next-step', 'Stuck on a letter? Read it to us', {
      text: 'We’ll mark what a donor would skip.',
      actions: [bookCall],
    }),
  ],
})
