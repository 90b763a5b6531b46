import type { AudiencePage } from '../model/page-kinds.ts'

export const nonprofitOrganizations = {
  seo: {
    title: 'Fundraising Help for Nonprofit Organizations',
    description:
      'For nonprofits that live on one grant and one appeal: keep the donors you have, be found by the people you serve, and add income you can plan with.',
  },
  theme: 'nonprofit',
  subject: 'page',
  name: 'Nonprofit Organizations',
  summary: 'For nonprofits that want to keep their donors, be found, and rely less on a single grant.',
  hero: {
    eyebrow: 'For nonprofit organizations',
    title: 'Steady income for nonprofits with small teams',
    lead: 'You know your programs work. The money behind them comes late, comes restricted, or comes from the same few people. We help you keep your donors, reach the people you serve, and add income that you can plan with.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'nonprofit' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'ring',
      alt: 'A nonprofit’s giving year as a ring: monthly giving all year, thanks in January, a spring report, GivingTuesday and the year-end appeal.',
      center: ['A year that', 'doesn’t depend', 'on December'],
      arcs: [
        { name: 'Monthly giving', when: 'All year', from: 0, to: 12, faint: true },
        { name: 'Thank-you calls', when: 'January', from: 0.1, to: 1 },
        { name: 'Report to donors', when: 'Spring', from: 3, to: 4.4, sameRing: true },
        { name: 'GivingTuesday', when: 'After Thanksgiving', from: 10.9, to: 11.05 },
        { name: 'Year-end appeal', when: 'Until December 31', from: 10.4, to: 11.95 },
      ],
    },
  },
  sections: [
    {
      kind: 'challenges',
      id: 'challenges',
      heading: 'Four challenges nonprofit leaders face',
      groups: ['nonprofit'],
    },
    {
      kind: 'comparison',
      id: 'what-changes',
      heading: 'An ordinary month, before and after',
      left: 'Now',
      right: 'Once the basics are in place',
      rows: [
        {
          left: 'Receipts go out by themselves. Thank-yous go out when someone has an evening.',
          right:
            'Each first gift gets a personal thank-you within days. The director sees a short list every morning and calls two people on it.',
        },
        {
          left: 'Anyone who gave last year and has not given this year is found in December, if at all.',
          right:
            'A lapsed donor shows up in the system the month after, and hears what the last gift did before being asked again.',
        },
        {
          left: 'The board meeting ends with “we should find sponsors”.',
          right:
            'Each board member has one company, one contact and one date, and a note already drafted for them.',
        },
        {
          left: 'A grant report means a week of collecting numbers from five places.',
          right: 'Program staff enter a result when it happens, and the report is assembled in a day.',
        },
      ],
    },
    {
      kind: 'worksheet',
      id: 'morning-list',
      heading: 'A sample morning list for the director',
      intro: 'Five minutes with coffee. Two calls, three notes.',
      columns: { first: 'Who', second: 'Why today', third: 'What to say' },
      rows: [
        { first: 'A first gift, online', second: 'It came last night', third: 'Thank you. What moved you?' },
        {
          first: 'A monthly donor',
          second: 'The card expires on Friday',
          third: 'A new card, and what she has made possible',
        },
        {
          first: 'A couple, silent since spring',
          second: 'Twelve months tomorrow',
          third: 'What their last gift did, no request',
        },
        {
          first: 'A board member',
          second: 'The bakery said “call in May”',
          third: 'The draft note is ready',
        },
        {
          first: 'A volunteer’s employer',
          second: 'It matches gifts of time',
          third: 'May we send the form?',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'what-we-do',
      heading: 'What we do for nonprofits',
      intro:
        'Most begin with one of the first two, since both pay back with the donors and visitors you already have.',
      items: [
        {
          icon: 'repeat',
          title: 'Keep the donors you have',
          text: 'Thank-yous, a first-year series of messages, and a fair invitation to give monthly. You provide three years of giving records.',
          to: '/services/fundraising-systems',
        },
        {
          icon: 'mouse-pointer-click',
          title: 'Fix the donation page',
          text: 'We give to you from an old phone and write down where it hurts. Fewer fields and a clear amount usually come first.',
          to: '/services/landing-page-optimization',
        },
        {
          icon: 'target',
          title: 'Apply for Google Ad Grants',
          text: 'Up to {adGrantMonthly} a month in search ads for eligible nonprofits. It serves program sign-ups and volunteering better than donations, and we plan for that.',
          to: '/services/google-ads-nonprofits',
        },
        {
          icon: 'handshake',
          title: 'Find two or three sponsors',
          text: 'Your suppliers and your volunteers’ employers come first. A company that knows you answers sooner than one that does not.',
          to: '/services/corporate-sponsorship',
        },
        {
          icon: 'users',
          title: 'Keep your volunteers',
          text: 'Roles with an end date, a reply within two working days, a first shift with a task ready.',
          to: '/services/volunteer-youth-outreach',
        },
        {
          icon: 'database',
          title: 'Put the records in order',
          text: 'One record for each supporter, duplicates merged, and a login that belongs to the organization.',
          to: '/services/crm-nonprofits',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-starts',
      heading: 'How we start with a nonprofit',
      items: [
        {
          title: 'Week one: see where you stand',
          text: 'We make a test gift, sign up as a volunteer, and read your giving records. You give us access and two conversations, one with the director and one with whoever opens the mail.',
        },
        {
          title: 'Weeks two to four: stop losing donors',
          text: 'The thank-you, the donation form and the pages most visited are repaired. This is dull work, and everything after depends on it.',
        },
        {
          title: 'Months two and three: ask well',
          text: 'Repeat donors are invited to give monthly. If you qualify for Ad Grants, the first campaigns start around your programs.',
        },
        {
          title: 'After that: one new source at a time',
          text: 'Sponsors, volunteers or search, whichever fits your people. We review with you before each next step.',
        },
      ],
    },
    {
      kind: 'metrics',
      id: 'figures',
      heading: 'Results, and what Google grants',
      intro:
        'The first is the ceiling of Google’s program. The others are results of our work with clients, and yours depend on where you start.',
      metrics: ['adGrantMonthly', 'donationIncrease', 'volunteerRetention', 'longTermSupporters'],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Nonprofits: common questions',
      items: [
        {
          question: 'Can we pay your fee from a restricted grant?',
          answer: [
            'Only if the grant agreement allows it. Some funders pay for capacity building or accept it as part of indirect costs, so ask the program officer in writing before you sign with us. We put our work into clear parts, so that you can charge each to the right budget line.',
          ],
        },
        {
          question: 'Do you work for a share of what we raise?',
          answer: [
            'No. We charge a fixed fee. A share of donations rewards pressure on donors, and the codes of ethics of professional fundraisers reject it.',
          ],
        },
        {
          question: 'We are three people. Is there enough time on our side?',
          answer: [
            'One of you needs a few hours each week and the right to approve a letter without a committee. If that is not possible this season, take the free audit, use what you can, and come back later.',
          ],
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'read-on',
      heading: 'Related pages',
      groups: [{ pages: ['/impact-stories/black-star', '/impact-stories/securing-degrees', '/challenges'] }],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Let’s look at last year’s income together',
      text: 'A rough list will do. In {callLength} we look for the source that would hurt most if it ended, and say what we would build beside it.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'nonprofit' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies AudiencePage
