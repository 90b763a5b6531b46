import type { FundraisingPage } from '../model/page-kinds.ts'

export const fundraisingSystems = {
  seo: {
    title: 'Fundraising Systems for Nonprofits',
    description:
      'A giving calendar, thank-yous within days, a monthly giving program and reports you can trust. How to build fundraising that survives a change of staff.',
  },
  theme: 'mission',
  subject: 'service',
  name: 'Fundraising Systems',
  summary:
    'A yearly calendar, prompt thanks, monthly giving and clear records, so that income survives a change of staff.',
  hero: {
    eyebrow: 'Fundraising systems',
    title: 'Fundraising that works in quiet months, too',
    lead: 'If income depends on one gala, one grant or one person’s memory, a bad year is only a matter of time. We build the routine that brings gifts in, thanks people and brings them back.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'sheets',
      layout: 'pile',
      alt: 'A receipt, and over it the thank-you letter that follows the same week.',
      sheets: [
        {
          label: 'The receipt: same day',
          parts: [
            { as: 'title', text: 'Your gift, for your records' },
            { as: 'field', text: 'Fund: sadaqah, restricted' },
            { as: 'text', text: 'No goods or services were given in return.' },
          ],
        },
        {
          label: 'The letter: same week',
          better: true,
          parts: [
            { as: 'title', text: 'Thank you' },
            {
              as: 'text',
              text: 'Your gift paid for a Tuesday group. Six children now read to their parents.',
            },
            { as: 'text', text: 'I will write again in May, with news.' },
            { as: 'text', text: 'Signed by hand, by the director' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'Why donors leave after the first gift',
      paragraphs: [
        'Organizations work hard for new donors and then lose many of them before the second gift. Often nothing went wrong. Nobody wrote, or the next letter came a year later and asked for money again.',
        'A system is a set of small agreements. Who thanks a donor, and by when? What does a new supporter hear in the first three months? When do we ask, and when do we only report? Which funds are restricted, and who checks? Once the answers are written down, a new colleague can carry on in their first week.',
        'It is plain work, and it pays. Keeping a donor costs less than finding one, and monthly gifts let you plan a program before the year begins.',
      ],
      points: [
        'Receipts go out in January, so a donor who gave in spring waits most of a year for a word of thanks.',
        'Three appeals collide in one month because programs, events and the office each planned alone.',
        'A pledge made at a dinner is never entered, and never paid.',
        'Zakat lands in the general account, and the committee cannot show where it went.',
      ],
    },
    {
      kind: 'cards',
      id: 'what-you-get',
      heading: 'What our fundraising systems service includes',
      items: [
        {
          icon: 'calendar',
          title: 'A giving calendar',
          text: 'One page for the year: appeals, reports, events and quiet weeks, set around your seasons, such as year-end, Ramadan, Earth Day or back to school. Every entry has an owner.',
        },
        {
          icon: 'heart-handshake',
          title: 'Thanks within days',
          text: 'Letters, calls and receipts by size and kind of gift, with a person responsible for each. The first gift gets special care, because it decides whether there is a second.',
        },
        {
          icon: 'repeat',
          title: 'A monthly giving program',
          text: 'A name, a reason, a page and a welcome for people who give each month, along with a way to catch expired cards before the gift is lost.',
        },
        {
          icon: 'coins',
          title: 'Funds kept apart',
          text: 'Restricted gifts marked from the form to the accounts. For Islamic organizations this means zakat, sadaqah and waqf each recorded and reported on its own. The money is an amanah, and the records should show it.',
        },
        {
          icon: 'user-plus',
          title: 'A list of people to meet',
          text: 'Supporters whose giving or interest suggests a conversation, five at a time, with what we know about them and who should call.',
        },
        {
          icon: 'chart-line',
          title: 'A monthly page of figures',
          text: 'New donors, donors kept, monthly gifts, pledges open, days to a thank-you. Your treasurer’s totals and ours agree, or the page says why.',
        },
      ],
    },
    {
      kind: 'calendar',
      id: 'donor-year',
      heading: 'A sample donor year, on one page',
      intro: 'Every message a supporter gets, so that nobody is asked twice in one week.',
      periods: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
      rows: [
        { name: 'Report back', text: 'What last year’s gifts did, and no request.', from: 1, to: 2 },
        { name: 'Monthly giving', text: 'An invitation to those who gave twice.', from: 3, to: 4 },
        { name: 'Program season', text: 'News from the work, and one matched appeal.', from: 5, to: 7 },
        { name: 'Thank-you calls', text: 'Board members call; they ask for nothing.', from: 9, to: 9 },
        { name: 'Year-end appeal', text: 'The one large appeal, with a clear need.', from: 11, to: 12 },
      ],
    },
    {
      kind: 'timeline',
      id: 'how-it-starts',
      heading: 'How we build your fundraising system',
      phases: [
        {
          when: 'Weeks 1–2',
          title: 'Follow a gift',
          text: 'We trace real gifts of each kind, online, check, cash and pledge, from the donor’s hand to the accounts and back to the thank-you.',
          points: [
            'You provide three years of giving records and access to the donation form.',
            'You get a drawing of every step, with the places where gifts or thanks are lost.',
          ],
        },
        {
          when: 'Weeks 3–6',
          title: 'Repair the basics',
          text: 'Receipts, thank-yous and fund marks come first, because they touch every donor you have.',
          points: [
            'Letters are written in your voice and approved by you.',
            'Finance and fundraising agree on one list of funds.',
          ],
        },
        {
          when: 'Months 2–3',
          title: 'Calendar and monthly giving',
          text: 'We plan the next twelve months with everyone who writes to supporters, then start monthly giving with the people most likely to say yes.',
          points: [
            'The first invitations go to donors who gave more than once last year.',
            'Board members make a few thank-you calls, with a short guide.',
          ],
        },
        {
          when: 'Months 4–6',
          title: 'Run it, then hand it over',
          text: 'Your staff run the calendar while we watch, correct and write the guide.',
          points: [
            'Each routine has a second person who can do it.',
            'A quarterly review compares donors kept with the year before.',
          ],
        },
      ],
    },
    {
      kind: 'results',
      id: 'results',
      heading: 'What to expect from a fundraising system',
      intro:
        'The first signs are small: faster thanks, fewer failed cards, more second gifts. Totals follow over a year.',
      metrics: ['averageGrowthMeasured'],
      points: [
        'We publish no figure for this work alone. In your reports we look at second gifts, monthly gifts that continue, and days between a gift and its thank-you.',
        'Across our clients, giving has grown {averageGrowthMeasured} on average. If your donors already stay and give monthly, your room to grow is elsewhere, and we will say so.',
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Fundraising systems: common questions',
      items: [
        {
          question: 'Do we need new software for this?',
          answer: [
            'Rarely at first. Most of the work is agreements, letters and dates. If your records cannot answer simple questions, we look at a CRM together once the routine is clear.',
          ],
        },
        {
          question: 'We have no development director. Can this work?',
          answer: [
            'Yes, if someone has a few fixed hours each week and the director makes calls. We build for the hours you have. A routine that needs a full-time person fails when you do not have one.',
          ],
        },
        {
          question: 'Can zakat be part of a general appeal?',
          answer: [
            'Only if donors can mark it and you can keep it apart. Zakat has set categories of recipients, so it cannot pay for whatever is needed. We set up the form, the fund and the report; your scholars decide what qualifies.',
          ],
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'related',
      heading: 'Related services',
      groups: [
        {
          pages: [
            '/services/crm-nonprofits',
            '/services/fundraising-execution',
            '/services/landing-page-optimization',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Let’s follow your latest first gift together',
      text: 'Tell us how a donor is thanked today and what they hear next. In {callLength} we find the first thing to repair, and it is often one you can do without us.',
      actions: [
        { label: 'Talk to a Fundraising Specialist', tag: 'fundraising-specialist', variant: 'mission' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies FundraisingPage
