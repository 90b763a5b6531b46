import type { PageOf } from '../model/page-kinds.ts'

export const impactStories = {
  seo: {
    title: 'Impact Stories: Two Case Studies From the Inside',
    description:
      'Two organizations, two starting points: an education nonprofit building steady income, and a scholarship coach whom families can now find. With what we did.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Impact Stories',
  summary: 'Two case studies: what was in the way, what we did, and what came of it.',
  hero: {
    eyebrow: 'Impact stories',
    title: 'Two clients, what we did, and what came of it',
    lead: 'Two organizations that work in education. One is in the middle of the work, the other has results to show. We tell both, because you will spend more time in the middle than at the end.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'sheets',
      layout: 'pile',
      alt: 'Two case files: Securing Degrees, with results, and Black Star, with the work under way.',
      sheets: [
        {
          label: 'Case file, results in',
          better: true,
          parts: [
            { as: 'title', text: 'Securing Degrees' },
            { as: 'text', text: 'Scholarship coaching' },
            { as: 'chosen', text: '{caseTraffic} website traffic' },
            { as: 'chosen', text: '{caseCoachingCalls} the coaching calls' },
          ],
        },
        {
          label: 'Case file, work under way',
          parts: [
            { as: 'title', text: 'Black Star' },
            { as: 'text', text: 'Black-led education nonprofit' },
            { as: 'chosen', text: 'Baseline recorded' },
            { as: 'choice', text: 'Figures once they are verified' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'cards',
      id: 'case-studies',
      heading: 'Our case studies',
      items: [
        {
          icon: 'star',
          title: 'Black Star: a Black-led education nonprofit',
          text: 'Families trusted it, and funders had not heard of it. Read how sponsors, volunteers and its own voice are being built around programs that already work.',
          to: '/impact-stories/black-star',
          theme: 'nonprofit',
        },
        {
          icon: 'graduation-cap',
          title: 'Securing Degrees: a scholarship coaching organization',
          text: 'Students searched for help and found others. With search, ads and one fast page it reached {caseTraffic} traffic and {caseCoachingCalls} the coaching calls.',
          to: '/impact-stories/securing-degrees',
          theme: 'nonprofit',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'how-to-read',
      heading: 'Four questions to ask of any case study',
      paragraphs: [
        'A case study is told by someone who wants your business. These questions help you judge any agency’s stories, ours included, and we are glad to answer them on a call.',
      ],
      points: [
        'Where did it start? A large increase on almost nothing is easy. Ask what stood there before.',
        'Who counted? A figure from the client’s own donor records is worth more than one from an ad account.',
        'What else happened at that time? A news story or a large gift can do more than any campaign.',
        'What did it ask of the client? If the answer is “nothing”, something has been left out.',
      ],
    },
    {
      kind: 'pageLinks',
      id: 'more',
      heading: 'Typical cases from other fields',
      intro: 'The challenges page has three more, one for each kind of organization we serve.',
      groups: [{ pages: ['/challenges', '/who-we-help'] }],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Which story sounds like yours?',
      text: 'Tell us what you have tried and what came of it. In {callLength} we tell you which of these two stories you are closer to, and what we would do first.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies PageOf<'topIndex'>
