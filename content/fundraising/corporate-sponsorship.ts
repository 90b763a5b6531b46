import type { FundraisingPage } from '../model/page-kinds.ts'

export const corporateSponsorship = {
  seo: {
    title: 'Corporate Sponsorship Development for Nonprofits',
    description:
      'How nonprofits win and keep company sponsors: a short list of real prospects, packages worth paying for, halal screening where needed, and honest reports.',
  },
  theme: 'mission',
  subject: 'service',
  name: 'Corporate Sponsorship',
  summary:
    'A short list of companies with a reason to care, packages worth paying for, and reports that bring renewals.',
  hero: {
    eyebrow: 'Corporate sponsorship development',
    title: 'Find companies with a reason to back you, and keep them',
    lead: 'A sponsor wants something you may already have: a local audience, a subject its staff care about, a result it can show. We help you name it, price it and ask for it.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'sheets',
      layout: 'one',
      alt: 'A sponsor’s one-page offer: what the company does, what it can show, and when it hears from you.',
      sheets: [
        {
          label: 'An offer on one page',
          better: true,
          parts: [
            { as: 'title', text: 'The summer bus' },
            { as: 'text', text: 'Your company pays for every ride to camp.', note: 'One need, one sponsor' },
            { as: 'chosen', text: 'Your name on the bus', note: 'What they get' },
            { as: 'chosen', text: 'A repair day for your staff', note: 'What their people do' },
            { as: 'chosen', text: 'Children carried, by school', note: 'What they can show' },
            { as: 'field', text: 'Report due in October', note: 'Before you ask again' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'Why most sponsorship letters get no answer',
      paragraphs: [
        'The usual letter describes the charity, lists gold, silver and bronze, and goes to every company in town. It asks the reader to work out why this should matter to the business. Few do.',
        'A sponsorship is a small partnership with a budget behind it. Someone in marketing, people or community affairs must defend it to a manager. When you know what that person needs to show, the conversation changes: employees who volunteer together, customers in a certain neighborhood, evidence for a climate commitment.',
        'Timing matters as much as wording. Many companies settle the coming year’s community budget in the fall. A good proposal in March may be welcome and still have to wait, so you need a list with dates rather than one campaign.',
      ],
      points: [
        'Packages priced by what the event costs you, when the sponsor asks what it brings.',
        'A logo wall as the only benefit, so that the smallest package is always enough.',
        'A check cashed in May and silence until the next request a year later.',
        'No agreed rule on whose money you accept, and a dispute on the board after the announcement.',
      ],
    },
    {
      kind: 'cards',
      id: 'what-you-get',
      heading: 'What our sponsorship service includes',
      items: [
        {
          icon: 'target',
          title: 'A short prospect list',
          text: 'Companies with a link to you: suppliers, employers of your volunteers and board, businesses near your programs, firms with a public commitment to your subject. Each has a contact, a reason and the month in which to ask.',
        },
        {
          icon: 'scale',
          title: 'A gift acceptance policy',
          text: 'One page, adopted by your board, on whose support you take. For Islamic organizations it covers halal funding, with screening for income from interest, alcohol or gambling under the guidance you follow.',
        },
        {
          icon: 'presentation',
          title: 'Packages and a short deck',
          text: 'Three or four offers that differ in more than the size of a logo, such as a volunteer day, a named program or a yearly report. The deck takes ten minutes to present and leaves room for questions.',
        },
        {
          icon: 'messages-square',
          title: 'Outreach and coached meetings',
          text: 'Notes that your director sends in their own name, a rhythm of follow-ups, and practice for the first meeting. We prepare and listen in. The relationship stays yours.',
        },
        {
          icon: 'file-check',
          title: 'Agreements that protect you',
          text: 'Plain terms on names, exclusivity, payment dates and how either side can end it. We point out where thanking a sponsor becomes advertising, which can be taxed differently; your accountant decides.',
        },
        {
          icon: 'chart-column',
          title: 'Reports that earn the renewal',
          text: 'A two-page report after each event or half-year: what was promised, what was delivered, what it changed, with one photograph and one voice from the program.',
        },
      ],
    },
    {
      kind: 'worksheet',
      id: 'three-offers',
      heading: 'Three sample sponsorship packages',
      intro: 'For a youth charity’s summer. Each one answers what the sponsor’s own manager will ask.',
      columns: { first: 'The offer', second: 'What the company does', third: 'What its manager can show' },
      rows: [
        {
          first: 'The repair Saturday',
          second: 'Twelve employees, one day',
          third: 'Volunteer hours and a photograph',
        },
        {
          first: 'The summer bus',
          second: 'Pays for every ride to camp',
          third: 'Children carried, by school',
        },
        {
          first: 'The yearly report',
          second: 'Pays for the report, reads it first',
          third: 'A figure for its own annual report',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-starts',
      heading: 'Your first six months of sponsorship work',
      items: [
        {
          title: 'Week one: who knows you already',
          text: 'We go through your suppliers, past sponsors, board members and volunteers’ employers. From you we need one hour with each board member and last year’s sponsor files.',
        },
        {
          title: 'Weeks two to four: offer and policy',
          text: 'Your board adopts the acceptance policy. We draft the packages and try them on two friendly companies before anyone else sees them.',
        },
        {
          title: 'Months two and three: first conversations',
          text: 'A few careful approaches each week. After every meeting we note what was asked and adjust the offer.',
        },
        {
          title: 'Months four to six: agreements and delivery',
          text: 'The first agreements are signed and someone on your side owns every promise in them. The next asks are set in the calendar by each company’s budget season.',
        },
      ],
    },
    {
      kind: 'results',
      id: 'results',
      heading: 'Sponsorship results so far',
      intro:
        'Inquiries are the early sign. Signed agreements follow months later, and depend on your delivery.',
      metrics: ['sponsorshipInquiries', 'averageGrowthMeasured'],
      points: [
        'Our visibility work brought {sponsorshipInquiries} the sponsorship inquiries. Companies answer more readily when they have heard of you, so the two are planned together.',
        'Across our clients, giving has grown {averageGrowthMeasured} on average. Your own targets start as a number of conversations, because those are in your hands.',
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Corporate sponsorship: common questions',
      items: [
        {
          question: 'How long until the first sponsor signs?',
          answer: [
            'With a company that knows you, it can take a few weeks. With a new one, expect several months from the first meeting, and longer if its budget for the year is already settled. If you need money next month, sponsorship is the wrong place to look.',
          ],
        },
        {
          question: 'We are small. Why would a company choose us?',
          answer: [
            'Because you are near. A local business often gains more from a youth team or a food pantry that its customers know than from a small line in a large charity’s report. What you need is a reliable contact and proof that you do what you say.',
          ],
        },
        {
          question: 'How do you keep sponsorship halal?',
          answer: [
            'We screen each prospect’s main sources of income and its ownership, and put the result in front of your board or scholar before contact is made. The decision is theirs. Sponsorship is also recorded apart from zakat and other restricted gifts.',
          ],
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'related',
      heading: 'Related services and stories',
      groups: [
        {
          pages: [
            '/impact-stories/black-star',
            '/services/fundraising-visibility',
            '/services/fundraising-systems',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Find the five companies to talk to first',
      text: 'Bring your board list and last year’s sponsors to a {callLength:adjective} call. We look for the connections you already have, and for what those companies could gain.',
      actions: [
        { label: 'Talk to a Fundraising Specialist', tag: 'fundraising-specialist', variant: 'mission' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies FundraisingPage
