import { letterWords } from '../letters/letter.ts'
import { yearEndLetters } from '../letters/year-end.ts'
import { bookCall, download, page, section, sheet } from '../model/notation.ts'
import { yearEndSchedule } from '../year-end-calendar.ts'

export const lettersAtYearEnd = page('resource', {
  title: 'Year-End Letter, December 31 Email, Receipt Wording',
  description:
    'A one-page year-end letter annotated line by line, the emails of December, a paragraph about IRAs and stock, and four sentences for receipts.',
  name: 'Letters at Year End',
  summary: 'The year-end letter, December’s emails, IRAs and stock, and sentences for receipts.',
  updated: '2026-11-28',
  hero: {
    eyebrow: 'Letters you can send',
    title: 'The year-end letter, and what follows it',
    window: { quiet: 'nonprofit' },
    text: 'One page, annotated line by line, then the emails until December 31, the paragraph about IRAs and stock, and the wording of receipts.',
    actions: [
      download('Letters You Can Send', letterWords.word, 'docx'),
      download('Letters You Can Send', letterWords.pdf),
    ],
    artifact: {
      kind: 'sheets',
      alt: 'A letter: the truck came at five instead of eight.',
      sheets: [
        sheet(
          'In the mail by mid-November',
          [
            { as: 'title', text: 'The truck came at five' },
            { as: 'text', text: 'You were part of that morning. Your gifts last year came to $100.' },
            { as: 'text', text: 'This winter we expect 260 families a week. Last winter it was 210.' },
            { as: 'text', text: 'The food we’re given lasts three weeks in four. The fourth week, we buy.' },
            { as: 'text', text: 'Will you send $100 again? It buys the fourth week for two families.' },
            {
              as: 'text',
              text: 'In April I’ll write and tell you how the winter went, whatever the numbers are.',
            },
            { as: 'signature', text: 'The director' },
          ],
          'letter',
        ),
      ],
    },
  },
  sections: [
    section.letters('letters', 'From the letter to the receipt', {
      intro: 'They’re Sample Street Pantry’s, so every number is for you to change.',
      from: 'Sample Street Pantry',
      letters: yearEndLetters,
    }),
    section.worksheet('schedule', 'When each letter goes out', yearEndSchedule),
    section.pageLinks('read-on', 'Before December, and after', [
      '/resources/year-end-appeal-calendar',
      '/resources/letters',
      '/resources/your-year-in-one-table',
    ]),
    section.callToAction('next-step', 'A second reader before it goes out', {
      text: 'Send us the draft before the call. We’ll go through it together, line by line, as a donor would.',
      actions: [bookCall],
    }),
  ],
})
