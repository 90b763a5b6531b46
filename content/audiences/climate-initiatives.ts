import type { AudiencePage } from '../model/page-kinds.ts'

export const climateInitiatives = {
  seo: {
    title: 'Fundraising for Climate Initiatives',
    description:
      'For restoration projects, community energy and climate campaigns: claims that hold, sponsors you can defend, and supporters who stay until results show.',
  },
  theme: 'climate',
  subject: 'page',
  name: 'Climate Initiatives',
  summary: 'For climate and restoration work that takes years and needs supporters who stay.',
  hero: {
    eyebrow: 'For climate initiatives',
    title: 'Funding that lasts as long as the work takes',
    lead: 'A forest, a river or a law takes years to change. We help you show honest progress on the way, choose sponsors you can defend, and turn a day of public attention into people who stay.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'climate' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'months',
      alt: 'Two sketches of the year after a storm: without a next step attention is gone in a month; with a sign-up, supporters stay and grow.',
      title: 'The year after a storm',
      rows: [
        {
          name: 'Attention alone',
          text: 'Gone within a month',
          values: [6, 8, 100, 34, 12, 8, 8, 6, 6, 8, 6, 6],
        },
        {
          name: 'With a task and a sign-up',
          text: 'People stay, and more join',
          theme: 'climate',
          values: [6, 8, 62, 40, 36, 40, 44, 50, 54, 60, 66, 72],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'challenges',
      id: 'challenges',
      heading: 'Four challenges climate initiatives face',
      groups: ['climate'],
    },
    {
      kind: 'comparison',
      id: 'what-changes',
      heading: 'Four ways to show the same work better',
      left: 'How it is usually shown',
      right: 'How we would show it',
      rows: [
        {
          left: 'One large number of trees planted, on the home page, without a date.',
          right:
            'Trees planted, trees alive after the second summer, who counted them and how. The second number is smaller, and people believe it.',
        },
        {
          left: 'An annual report that lists meetings, workshops and partners.',
          right:
            'Three early signs agreed with the funder at the start, such as soil moisture, permits granted or households signed up, with a line for each year.',
        },
        {
          left: 'A donation button beside a picture of a burning hillside.',
          right: 'A place near the reader, a task that can be done this month, and a gift with a stated use.',
        },
        {
          left: 'Thanks to a sponsor whose own emissions nobody asked about.',
          right:
            'A written rule on whose money you take, published, with the reason for each sponsor beside the name.',
        },
      ],
    },
    {
      kind: 'worksheet',
      id: 'claim-check',
      heading: 'A sample claim check',
      intro: 'What a journalist’s second question finds, and what we publish instead.',
      columns: { first: 'What the page said', second: 'What the records say', third: 'What we publish' },
      rows: [
        {
          first: 'A million trees',
          second: 'Seedlings handed out since the start',
          third: 'Trees alive after two summers',
        },
        {
          first: 'Carbon neutral village',
          second: 'Offsets bought for one year',
          third: 'Heat from wood cut by half',
        },
        {
          first: 'We saved the river',
          second: 'Two of five springs run clear',
          third: 'Two springs, with dates and tests',
        },
        {
          first: 'Thousands took part',
          second: 'Sign-ins, many of them twice',
          third: 'People who came, counted once',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'what-we-do',
      heading: 'What we do for climate initiatives',
      items: [
        {
          icon: 'megaphone',
          title: 'Stories and claims that hold up',
          text: 'A story bank with sources, dates and consent. What you measured, what you estimate and what you hope for are kept apart.',
          to: '/services/fundraising-visibility',
        },
        {
          icon: 'search',
          title: 'Answers people search for',
          text: '“Heat pump help”, “flood risk”, “volunteer tree planting” and the name of your town. Pages that answer such questions bring readers in every season.',
          to: '/services/nonprofit-seo',
        },
        {
          icon: 'handshake',
          title: 'Sponsors you can defend',
          text: 'A screening rule for climate money, a short list of companies that pass, and terms that keep your name from covering what they do elsewhere.',
          to: '/services/corporate-sponsorship',
        },
        {
          icon: 'users',
          title: 'Volunteers and young people',
          text: 'Planting days, counts and repair sessions with roles, safety and a next date. Young people get a budget and a say.',
          to: '/services/volunteer-youth-outreach',
        },
        {
          icon: 'repeat',
          title: 'Monthly giving',
          text: 'Long work suits small regular gifts. We write the first-year messages so that each one shows one thing that has grown.',
          to: '/services/fundraising-systems',
        },
        {
          icon: 'map',
          title: 'A plan for the day you make the news',
          text: 'A page, a sign-up and a message prepared for the week when a storm or a vote puts your subject in the news.',
          to: '/services/nonprofit-strategy',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-starts',
      heading: 'How we start with a climate initiative',
      items: [
        {
          title: 'Week one: check the claims',
          text: 'We collect every figure on your website and ask where it comes from. You name one person who knows the data and one who meets the public.',
        },
        {
          title: 'Weeks two to four: say it plainly',
          text: 'The pages most visited are rewritten for a neighbor with no background. Your scientist checks each sentence before it is published.',
        },
        {
          title: 'Months two and three: give people a way in',
          text: 'One task, one sign-up and a short welcome by email. We try it at the next planting day or public meeting.',
        },
        {
          title: 'Months four to six: partners and sponsors',
          text: 'Local press and partner newsletters first, then the companies that passed your screening. New sponsors may take longer than half a year.',
        },
      ],
    },
    {
      kind: 'metrics',
      id: 'figures',
      heading: 'Visibility results across our clients',
      intro: 'Traffic comes before inquiries, and inquiries before gifts. Look at them in that order.',
      metrics: ['trafficGrowth', 'sponsorshipInquiries', 'donationIncrease'],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Climate initiatives: common questions',
      items: [
        {
          question: 'We have no results to show yet. What can we publish?',
          answer: [
            'Your method, your baseline and the first signs you are watching. Invite readers to see the place before anything has changed. A dated photograph from the same spot each season costs nothing, and is worth a great deal after three years.',
          ],
        },
        {
          question: 'Can we use Google Ad Grants for a campaign on policy?',
          answer: [
            'Teaching about an issue and inviting people to take part is usually possible for an eligible charity. Ads tied to elections or candidates fall under Google’s rules on political content and your own legal status, so have counsel look at the plan first. We do not work for parties or candidates.',
          ],
        },
        {
          question: 'A company with high emissions offers us money. Should we take it?',
          answer: [
            'Decide by a rule that was written before the offer came. Ask whether the company has a public plan to cut its emissions, what it wants to say about you, and whether you could explain the gift to your volunteers. If you would rather not publish the agreement, that is an answer.',
          ],
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'read-on',
      heading: 'Related pages',
      groups: [{ pages: ['/challenges', '/impact-stories/securing-degrees', '/ethical-guidelines'] }],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Bring us the claim you are proudest of',
      text: 'In {callLength} we read it as a journalist would, say whether it holds, and sketch the path from that claim to a supporter who stays.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'climate' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies AudiencePage
