import { bar, bookCall, fundraisingAudit, page, section, sheet, specialist } from '../model/notation.ts'
import { sectorRetention } from '../year-table.ts'

export const fundraisingSystems = page('service', {
  title: 'Fundraising Systems for Nonprofits',
  description:
    'A giving calendar, thank-yous within two days, a monthly giving program and reports you can trust. Fundraising that keeps going when somebody leaves.',
  name: 'Fundraising Systems',
  summary: 'We build the routine that thanks donors within two days and asks again at the right time.',
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
            { as: 'title', text: 'Your gift, for your records' },
            { as: 'row', text: 'Fund', note: 'Sadaqah, tutoring' },
            { as: 'total', text: 'Total', note: '$25.00' },
            { as: 'text', text: 'No goods or services were provided in exchange for this gift.' },
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
            { as: 'text', text: 'I’ll write again in May, with news.' },
            { as: 'signature', text: 'Signed by hand, by the director' },
          ],
          'letter',
        ),
      ],
    },
  },
  sections: [
    section.calendar('donor-year', 'A sample donor year, on one page', {
      intro: 'What a donor hears from you in a year, besides receipts and thank-yous.',
      periods: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
      rows: [
        bar('Report back', 1, 2, 'What last year’s gifts did, and no ask.'),
        bar('Monthly giving', 3, 4, 'An invitation to everyone who gave twice.'),
        bar('Program season', 5, 7, 'News from the work, and one matched appeal.'),
        bar('Thank-you calls', 9, 9, 'Board members call and ask for nothing.'),
        bar('Year-end appeal', 11, 12, 'The one big appeal, with a clear need.'),
      ],
    }),
    section.prose('why-it-matters', 'Four answers that keep a donor', {
      text: [
        'You work hard for new donors and then lose many of them before the second gift. Often nothing went wrong. There was no letter, or it came a year later and asked for money again.',
        'To fix that, you agree on a few small things. Who thanks a donor, and by when? What does a new supporter hear in the first three months? When do we ask, and when do we only report? Which funds are restricted, and who checks? Write the answers down, and a new hire can follow them in week one.',
        `Fundraisers call it stewardship. In 2025, nonprofits kept ${sectorRetention} of the donors of the year before, by the count of the Fundraising Effectiveness Project in 15,102 organizations. 3.6% fewer people gave, and what they gave rose by 5.0%.`,
      ],
    }),
    section.cards('what-you-get', 'What keeps it going when somebody leaves', {
      'A giving calendar':
        'We put appeals, reports, events and quiet weeks on one page, around your own seasons: year-end, Ramadan, Earth Day, back to school. Each entry has an owner.',
      'Thanks within two days':
        'We write the letters with you, and decide who calls, who signs and who checks. First-time gifts come first.',
      'A monthly giving program':
        'Monthly donors get a reason, a page of their own and a welcome. Someone hears about an expired card before the gift is lost.',
      'Funds kept separate':
        'Restricted gifts keep their label from the form to the books. For Islamic organizations, zakat, sadaqah and waqf are each recorded and reported on their own.',
      'A list of people to meet':
        'Each month you get five names to meet in person, with what we know about each and who should call.',
      'A one-page monthly report':
        'It shows new donors, donors kept, recurring gifts, open pledges and days to a thank-you. If a total differs from your treasurer’s, the page says why.',
    }),
    section.steps('how-it-starts', 'How we build it', {
      'Weeks 1 and 2: follow a gift':
        'We trace one of each kind, online, check, cash and pledge, from the donor’s hand to the books and back to the thank-you. You give us three years of giving records and get a one-page map of where gifts or thank-yous get lost.',
      'Weeks 3 to 6: fix the basics':
        'The receipt and the thank-you first, then the labels of the funds, because those touch every donor you have. We write letters in your voice, and finance and fundraising agree on one list of funds.',
      'Months 2–3: calendar and monthly giving':
        'We plan the next twelve months with everyone who writes to supporters. The first invitations to give monthly go to donors who gave more than once last year.',
      'Months 4–6: run it, then hand it over':
        'Your staff run the calendar while we watch, correct and write the guide, until every routine has a second person who can do it.',
    }),
    section.faqs('questions', 'Without a development director, and with zakat', {
      'We have no development director. Can this work?':
        'Yes, if someone has a few fixed hours each week and the director makes calls. We build for the hours you have.',
      'Can zakat be part of a general appeal?':
        'Only if donors can mark it and you can keep it separate. Zakat has set categories of recipients, so it can’t pay for whatever comes up. We set up the form, the fund and the report; your scholars decide what qualifies.',
    }),
    section.pageLinks('read-on', 'Start tonight, without us', [
      '/resources/letters',
      '/resources/your-year-in-one-table',
    ]),
    section.callToAction('next-step', 'Let’s follow your latest first-time gift together', {
      text: 'Who thanked her, when, and what has she heard since? The first thing to fix often takes an afternoon.',
      actions: [specialist, fundraisingAudit],
    }),
  ],
})
