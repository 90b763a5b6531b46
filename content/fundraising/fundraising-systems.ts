import { inOneRow } from '../before-you-sign.ts'
import { bar, bookCall, card, fundraisingAudit, page, section, sheet, specialist } from '../model/notation.ts'
import { sectorRetention } from '../year-table.ts'

export const fundraisingSystems = page('service', {
  title: 'Fundraising Systems for Nonprofits',
  description:
    'A giving calendar, a thank-you for every gift, monthly giving and reports you can trust: fundraising that keeps going when your staff change.',
  name: 'Fundraising Systems',
  summary: 'We build the routine that thanks every donor and asks again at the right time.',
  hero: {
    eyebrow: 'Fundraising systems',
    title: 'Fundraising that works in the quiet months, too',
    text: 'If your income depends on one gala, one grant or one person’s memory, a bad year is a matter of time. We build the routine that brings gifts in, thanks people and brings them back.',
    actions: [bookCall, fundraisingAudit],
    artifact: {
      kind: 'sheets',
      alt: 'A receipt, and over it the thank-you letter that follows within two days.',
      sheets: [
        sheet(
          'The receipt: same day',
          [
            { as: 'title', text: 'Receipt' },
            { as: 'row', text: 'Fund', note: 'Sadaqah, tutoring' },
            { as: 'total', text: 'Total', note: '$25.00' },
          ],
          'receipt',
        ),
        sheet(
          'The letter: within two days',
          [
            { as: 'title', text: 'Thank you' },
            {
              as: 'text',
              text: 'Your gift paid for a Tuesday group. Six children now read to their parents.',
            },
            { as: 'text', text: 'In March I’ll call to say hello.' },
            { as: 'signature', text: 'Signed by hand, by the director' },
          ],
          'letter',
        ),
      ],
    },
  },
  sections: [
    section.calendar('donor-year', 'A sample donor year, on one page', {
      intro: 'Everything a donor hears from you in a year, besides receipts and thank-yous.',
      periods: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
      rows: [
        bar('What came in', 1, 1, 'The sum of the year’s end, and what it’ll pay for. No ask.'),
        bar('Monthly giving', 3, 4, 'An invitation to everyone who gave twice.'),
        bar('Report back', 4, 5, 'What last year’s gifts did. No ask.'),
        bar('Program season', 6, 8, 'News from the work, and one matched appeal.'),
        bar('Thank-you calls', 11, 11, 'To the top 20 donors, without an ask.'),
        bar('Year-end appeal', 11, 12, 'The one big appeal, with a clear need.'),
      ],
    }),
    section.cards('read-on', 'Few enough donors to call them all? Call them', [
      inOneRow('/services/fundraising-systems'),
      card('The proposal for this service', {
        text: 'Read all three pages, the map of week 1 and the report after week 8.',
        to: '/services/before-you-sign#proposal',
      }),
    ]),
    section.prose('why-it-matters', 'Four answers that keep a donor', {
      text: [
        'You work hard for a new donor, and then there’s no letter, or it comes a year later and asks for money again.',
        'To fix that, you agree on a few small things. Who thanks a donor, and by when? What does a new supporter hear in the first three months? When do we ask, and when do we only report? Which funds are restricted, and who checks? Write the answers down, and a new hire can follow them in week one.',
        `Fundraisers call it stewardship. In 2025, nonprofits kept ${sectorRetention} of the donors of the year before, by the count of the Fundraising Effectiveness Project in 15,102 organizations. 3.6% fewer people gave, and what they gave rose by 5.0%.`,
      ],
    }),
    section.cards('what-you-get', 'Six routines you get', {
      'A giving calendar':
        'We put appeals, reports, events and quiet weeks on one page, around your own seasons: year-end, Ramadan, Earth Day, back to school. Each entry has an owner.',
      'Thanks within two days':
        'You put our letters into your words, and we decide together who calls, who signs and who checks. First-time gifts come first.',
      'A monthly giving program':
        'Monthly donors get a reason, a page of their own and a welcome. Your office hears about an expired card before the gift is lost.',
      'Funds kept separate':
        'Restricted gifts keep their label from the form to the books. For Islamic organizations, zakat, sadaqah and waqf are each recorded and reported on their own.',
      'A list of people to meet':
        'Each month you get five names to meet in person, with what we know about each and who should call.',
      'A one-page monthly report':
        'It shows new donors, donors kept, recurring gifts, open pledges and days to a thank-you. If a total differs from your treasurer’s, the page says why.',
    }),
    section.steps('how-it-starts', 'How we build it', {
      'Week 1: follow a gift':
        'We trace one of each kind, online, check, cash and pledge, from the donor’s hand to the books and back to the thank-you. You get a one-page map of where gifts or thank-yous get lost.',
      'By week 4: the basics':
        'The receipt and the thank-you first, because they touch every donor you have. Finance and fundraising agree on one list of funds.',
      'By week 12: calendar and monthly giving':
        'We plan the next twelve months with everyone who writes to supporters. The first invitations to give monthly go to donors who gave twice. One of your staff has run each routine.',
      'Months 4–6, if you want them':
        'A second person learns each routine, while we watch, correct and write the guide.',
    }),
    section.prose('results', 'The one number, counted twice', [
      'We don’t have a retention result to show you yet. So the proposal names one number, donors who give again. We count it from your records in week one, and the same way in month twelve, at no extra charge.',
    ]),
    section.pageLinks('use-tonight', 'Start before you hire anyone', [
      '/resources/letters',
      '/resources/your-year-in-one-table',
    ]),
    section.faqs('questions', 'It works in a small office, too', {
      'We have no development director. Does that rule it out?':
        'No, if someone has three or four hours each week and the director makes calls.',
      'Can zakat be part of a general appeal?':
        'Only if donors can mark it and you can keep it separate. Zakat has set categories of recipients, so it can’t pay for whatever comes up. We set up the form, the fund and the report; your scholars decide what qualifies.',
    }),
    section.callToAction('next-step', 'Let’s follow your latest first-time gift together', {
      text: 'Who thanked her, when, and what has she heard since? By the next business day we’ll email you where it got lost, and what to fix first.',
      actions: [specialist, fundraisingAudit],
    }),
  ],
})
