import { bookCall, download, page, section } from '../model/notation.ts'
import { yearEndCalendar, yearEndRules } from '../year-end-calendar.ts'

export const yearEndAppealCalendar = page('resource', {
  title: 'Year-End Appeal Calendar for Nonprofits, Free PDF',
  description:
    'What to write, mail and send from September to January: GivingTuesday, the December emails, IRA gifts, matching gifts and receipts. Free to print.',
  name: 'Year-End Appeal Calendar',
  summary: 'See what to do each month from September to January, and the tax dates donors ask about.',
  updated: '2026-11-28',
  hero: {
    eyebrow: 'Free resource',
    title: 'Your year-end appeal, month by month',
    window: { quiet: 'calendar' },
    text: 'A checklist: who to call, what to mail, which emails to send, and what a receipt has to say. Print it and tape it up where everyone sees it. No email address needed.',
    actions: [download('Year-End Appeal Calendar', 'Download the Calendar')],
    artifact: {
      kind: 'wall',
      alt: 'December 2026 on a wall calendar, with the days of the emails marked: GivingTuesday, then one a week, then three at the end.',
      year: 2026,
      month: 12,
      marks: [
        { day: 1, text: 'Two emails' },
        { day: 8, text: 'The story' },
        { day: 15, text: 'Progress' },
        { day: 22, text: 'Question' },
        { day: 29, text: 'One more' },
        { day: 31, text: 'Last two' },
      ],
    },
  },
  sections: [
    section.checklist('calendar', 'The checklist, from September to January', {
      intro:
        'Skip what your team can’t do this year. A letter, three emails and a thank-you make a good year-end.',
      items: yearEndCalendar,
    }),
    section.steps('starting-late', 'Starting late? Do these', {
      'Call ten people':
        'Pick ten who gave last December and haven’t given since. Thank them, and leave the ask to the three emails. That’s an evening’s work.',
      'Shorten the donation form':
        'Give $10 on your phone. Take out every field that the gift and the receipt don’t need.',
      'Write three emails':
        'Send them on December 29, on the morning of December 31 and that evening. Same need, same story, shorter each time.',
      'Thank everyone in two days':
        'Write the thank-you before you send the first ask, and sign it with a name.',
    }),
    section.pageLinks('read-on', 'The letters are written', [
      '/resources/letters/year-end',
      '/services/fundraising-execution',
    ]),
    section.cards('rules', 'The tax rules your donors ask about, with the new ones for 2026', {
      intro: 'This is general information about federal rules. For your own case, ask your accountant.',
      items: yearEndRules,
    }),
    section.download('on-paper', 'Print the calendar for the wall', {
      paragraphs: [
        'The PDF has the same checklist with boxes to check, plus the tax rules above, to keep by the phone in December.',
      ],
      ...download('Year-End Appeal Calendar', 'Download the Calendar'),
    }),
    section.callToAction('next-step', 'Cut this calendar down to your hours', {
      text: 'Tell us who can help and for how long. We’ll go through the list together and cross out what has to wait.',
      actions: [bookCall],
    }),
  ],
})
