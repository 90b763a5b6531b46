import type { PageOf } from '../model/page-kinds.ts'

export const whoWeHelp = {
  seo: {
    title: 'Who We Help: Nonprofits, Islamic and Climate Groups',
    description:
      'Three kinds of organization, three sets of problems, one way of working: get found, convert visitors, sustain growth. See where your organization fits.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Who We Help',
  summary: 'Nonprofits, Islamic organizations and climate initiatives, and how we begin with each of them.',
  hero: {
    eyebrow: 'Who we help',
    title: 'We help organizations that answer to a mission',
    lead: 'A food pantry, a mosque and a river restoration project raise money differently, from different people, under different rules. Find yours below. If you are something else and answer to a mission, write to us anyway.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'months',
      alt: 'Three sketches of a year of giving. At nonprofits it peaks in December, at mosques in Ramadan, for climate groups after a storm.',
      title: 'Three kinds of year',
      rows: [
        {
          name: 'Nonprofits',
          text: 'Most giving comes at year-end',
          theme: 'nonprofit',
          values: [18, 14, 16, 20, 22, 24, 16, 14, 20, 26, 44, 100],
        },
        {
          name: 'Islamic organizations',
          text: 'Most giving comes in Ramadan',
          theme: 'islamic',
          values: [20, 78, 100, 26, 24, 38, 18, 16, 18, 16, 18, 20],
        },
        {
          name: 'Climate initiatives',
          text: 'Most attention comes after a storm',
          theme: 'climate',
          values: [10, 10, 12, 18, 14, 12, 14, 22, 100, 40, 14, 10],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'cards',
      id: 'audiences',
      heading: 'Three kinds of organization we serve',
      items: [
        {
          icon: 'hand-heart',
          title: 'Nonprofit organizations',
          text: 'You live on grants, an appeal and a few loyal donors, and report to all of them in different forms. We start with keeping the donors you have.',
          to: '/nonprofit-organizations',
          theme: 'nonprofit',
        },
        {
          icon: 'moon-star',
          title: 'Islamic organizations',
          text: 'You hold zakat and sadaqah in trust, and much of the year depends on Ramadan. We start with how each gift is named, receipted and reported.',
          to: '/islamic-organizations',
          theme: 'islamic',
        },
        {
          icon: 'sprout',
          title: 'Climate initiatives',
          text: 'Your results come slowly and every claim is questioned. We start with what you can show today, with its source beside it.',
          to: '/climate-initiatives',
          theme: 'climate',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'approach',
      heading: 'Our three-step approach',
      intro: 'Most organizations have one of these working already. We start with the next one.',
      items: [
        {
          title: 'Get Found',
          text: 'We list the questions that your future supporters and the people you serve type into a search engine. Then we write the pages that answer them, and use Google Ad Grants where you qualify.',
        },
        {
          title: 'Convert Visitors',
          text: 'We watch how a stranger tries to give, sign up or ask for help on a phone, remove what stops them, and make one next step plain on each page.',
        },
        {
          title: 'Sustain Growth',
          text: 'A thank-you within days, a report on what the gift did, a fair invitation to give monthly or to volunteer. All of it is written down, so that your team can carry it on.',
        },
      ],
    },
    {
      kind: 'metrics',
      id: 'goals',
      heading: 'Our goals for the next {goalPeriod}',
      intro: 'These are goals for our work as a whole, not results. Yours are set from your own records.',
      metrics: ['organizationsServed', 'supporterRevenue', 'averageGrowth', 'roiIncrease'],
    },
    {
      kind: 'pageLinks',
      id: 'see-for-yourself',
      heading: 'See our work up close',
      groups: [{ pages: ['/impact-stories', '/challenges'] }],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Not sure we are the right fit?',
      text: 'Use the call to find out. In {callLength} you tell us who supports you today and who should. If someone else would serve you better, we say so.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        { label: 'See Our Impact Stories', to: '/impact-stories', variant: 'outline' },
      ],
    },
  ],
} satisfies PageOf<'topIndex'>
