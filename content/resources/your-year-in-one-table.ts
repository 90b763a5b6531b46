import { bookCall, fundraisingAudit, link, page, section } from '../model/notation.ts'

export const yourYearInOneTable = page('resource', {
  title: 'Donor Retention Calculator: Your Year in One Table',
  description:
    'Type five numbers and see how many donors stayed, what five points more would bring, and in which month a fee pays for itself. One page for your board.',
  subject: 'page',
  name: 'Your Year in One Table',
  summary: 'Take donated food out of your total, then see who stayed and when a fee pays back.',
  updated: '2026-11-28',
  hero: {
    eyebrow: 'Free resource',
    title: 'Your year in one table',
    window: { layout: 'top', quiet: 'sunken' },
    text: 'Four numbers from your donor list and one fee show who stayed, what five points more bring, and when the fee is paid back. Nothing is sent or stored, and a link shows your board the same table.',
    actions: [link('Start With Your 990', '/resources/your-year-in-one-table#food', 'mission')],
  },
  sections: [
    section.yearTable('table', 'Type five numbers', {}),
    section.worksheet('food', 'Your 990 says $800,000. How much of it is food?', {
      intro:
        'Start with the money you can raise. Three lines of Form 990, Part VIII, take you there. A 990-EZ, or no 990, as at most mosques? Take the same three figures from your treasurer’s year-end report.',
      columns: ['Line', 'What’s in it', 'Sample Street Pantry'],
      rows: [
        [
          '1h: all contributions',
          'Gifts, grants and donated goods in one sum. It’s the number that people quote.',
          '$800,000',
        ],
        [
          '1g: noncash',
          'Donated food and other goods at their value. They’re already in lines 1a to 1f, so take them off once.',
          'Less $468,000',
        ],
        [
          '1e: government grants',
          'Food from USDA can be in this line and in the noncash line. If it is, subtract it once: ask whoever prepares your 990.',
          'Less $112,000',
        ],
        [
          'What’s left',
          'Money that was given by choice: people, companies, foundations, United Way.',
          '$220,000',
        ],
        [
          'Of that, from people',
          'Your donor list knows this one; the 990 doesn’t. 440 people, 880 gifts, $60 on average.',
          '$52,800',
        ],
      ],
    }),
    section.faqs('treasurer', 'How it counts', {
      'Why five points, and not ten?': [
        'Because it’s modest. For a pantry with 440 donors it’s 22 people, few enough to call each of them.',
        'For ten points, double the gain. For two, multiply it by 0.4.',
      ],
      'Why does a monthly giver count twelve times?':
        'One gift a month makes twelve a year. Everyone else counts once, which is too low for people who gave twice. If your system reports gifts per donor, use it to check the second row.',
      'Does the fee cover our own hours?':
        'No. Add them: in the sample proposal they come to 124 in the first year, 44 in the twelve weeks and then two a week. At $30 an hour, type a fee that is $3,720 higher. The sample pantry then breaks even in month 32. For the money alone, we’d tell it not to sign.',
      'May we use it for another agency’s proposal?':
        'Please do. It counts the same for any fee, and for a new staff member’s salary, too.',
      'What if the fee never pays back?':
        'Then don’t pay it for this. You may still want the work for another reason, such as a grant that needs a donor report. Write that reason into the minutes.',
    }),
    section.pageLinks('read-on', 'Letters and calls bring the five points', [
      '/resources/letters',
      '/services/fundraising-systems',
      '/services/before-you-sign',
    ]),
    section.callToAction('next-step', 'Check your five numbers with us', {
      text: 'We’ll go through the sheet together, and say which number could move first.',
      actions: [bookCall, fundraisingAudit],
    }),
  ],
})
