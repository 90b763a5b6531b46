import type { PageOf } from '../model/page-kinds.ts'

export const impactStories = {
  seo: {
    title: 'Impact Stories: What We Did for Two Clients',
    description:
      'A scholarship coach that families can now find, and a Black-led education nonprofit building steady income: where they started and what we did.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Impact Stories',
  summary: 'Two clients: where they started, what we did, and what came of it.',
  hero: {
    eyebrow: 'Impact stories',
    title: 'Two clients, what we did, and what came of it',
    lead: 'Both work in education. One has results to show, the other is in the middle of the work. You’ll spend more time in the middle, so we tell both.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: { kind: 'field' },
  },
  sections: [
    {
      kind: 'cards',
      id: 'case-studies',
      heading: 'Results from one client, a start with the other',
      items: [
        {
          icon: 'graduation-cap',
          title: 'Securing Degrees: {caseCoachingCalls} the coaching calls',
          text: 'Students searched for scholarship help and found others. With search, ads and one fast page, this coaching organization booked {caseCoachingCalls} the calls, with {caseTraffic} traffic.',
          to: '/impact-stories/securing-degrees',
          theme: 'nonprofit',
        },
        {
          icon: 'star',
          title: 'Black Star: in progress',
          text: 'Families trusted this Black-led education nonprofit, and funders had never heard of it. See how it’s building sponsors, volunteers and a voice of its own.',
          to: '/impact-stories/black-star',
          theme: 'nonprofit',
        },
      ],
    },
    {
      kind: 'worksheet',
      id: 'four-questions',
      heading: 'Four questions to ask of any case study, answered for ours',
      intro: 'A case study is told by someone who wants your business. Ask us for more on a call.',
      columns: { first: 'Ask this', second: 'Black Star', third: 'Securing Degrees' },
      rows: [
        {
          first: 'Where did it start?',
          second: 'Trusted by families, unknown to funders, living from one short grant to the next',
          third: 'Word of mouth, and a slow website that few families found',
        },
        {
          first: 'Who counted?',
          second: 'Nobody yet: the starting point is on paper, and figures follow once they’re verified',
          third: 'We report the figures; a lead is a family that asked for a call',
        },
        {
          first: 'What else was going on?',
          second: 'Too early to tell',
          third: 'People search for scholarship help every day, a head start that not every mission has',
        },
        {
          first: 'What did it ask of the client?',
          second: 'Hours from leaders who teach by day, and families who read each story first',
          third: 'The questions parents ask on the phone, as they ask them',
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'more',
      heading: 'Problems like yours, in other fields',
      groups: [{ pages: ['/challenges', '/who-we-help'] }],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Which story sounds like yours?',
      text: 'Tell us what you’ve tried and how it went. In {callLength} we’ll tell you what we’d do first.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies PageOf<'topIndex'>
