import type { CaseStudyPage } from '../model/page-kinds.ts'

export const securingDegrees = {
  seo: {
    title: 'Securing Degrees: Search and Ads for Scholarship Help',
    description:
      'How a scholarship coaching organization got {caseTraffic} website traffic and {caseCoachingCalls} the coaching calls: what was done, and what you can copy.',
  },
  theme: 'nonprofit',
  subject: 'article',
  name: 'Securing Degrees: Scholarship Coaching',
  summary:
    'How a scholarship coaching organization was found by the families it helps: {caseTraffic} traffic and {caseCoachingCalls} the coaching calls.',
  updated: '2026-11-20',
  hero: {
    eyebrow: 'Case study: Securing Degrees',
    title: 'From word of mouth to {caseCoachingCalls} the coaching calls',
    lead: 'A scholarship coaching organization helps students to pay for college. Families were searching for that help every day and did not find it. We worked on search, ads and the page where they arrive.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'nonprofit' },
      { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'growth',
      alt: 'Bars before and after: {caseCoachingCalls} the coaching calls, and {caseTraffic} website traffic.',
      rows: [
        { figure: '{caseCoachingCalls}', label: 'Coaching calls booked', before: 20, after: 100 },
        { figure: '{caseTraffic}', label: 'Website traffic', before: 21.2, after: 100 },
      ],
    },
  },
  sections: [
    {
      kind: 'cards',
      id: 'snapshot',
      heading: 'The client, the problem and the work',
      items: [
        {
          icon: 'graduation-cap',
          title: 'The client',
          text: 'A scholarship coaching organization. Students and parents book a call, and a coach helps them to find awards they qualify for and to apply in time.',
        },
        {
          icon: 'circle-question-mark',
          title: 'The problem',
          text: 'New families came by recommendation. The website loaded slowly, spoke about the organization, and made a visitor look for the way to book a call.',
        },
        {
          icon: 'list-checks',
          title: 'What we did',
          text: 'Wrote the pages that families search for, ran a small and closely watched ad campaign, and rebuilt the page where both arrive.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'strategy',
      heading: 'Our strategy in three steps',
      items: [
        {
          title: 'Answer what families ask',
          text: 'We collected what parents ask on the phone and what students type: deadlines, essays, “scholarships for first-generation students”. Each question that came up often got a page with a full answer.',
        },
        {
          title: 'Reach the first families with ads',
          text: 'Search takes months, so ads covered the meantime. We chose narrow searches by people ready to talk, and read the real search terms behind each click to remove the wrong ones.',
        },
        {
          title: 'Make the call easy to book',
          text: 'One page, one promise, a short form and a page load of {caseLoadTime}. The form asks what the coach needs to prepare, and the answer comes with a time for the call.',
        },
      ],
    },
    {
      kind: 'results',
      id: 'results',
      heading: 'Results: traffic, calls and cost per lead',
      metrics: [
        'caseTraffic',
        'caseCoachingCalls',
        'caseKeywords',
        'caseCostPerLead',
        'caseLoadTime',
        'firstLeads',
      ],
      points: [
        'The ads brought the first leads within {firstLeads}, at {caseCostPerLead} per lead. We call it a lead when a family leaves its details and asks for a call.',
        'Search came more slowly and lasted: {caseKeywords} keywords on page one, and {caseTraffic} website traffic.',
        'Calls rose to {caseCoachingCalls} what they were. That is the figure that counts for the organization, because a coach can help only those who call.',
      ],
    },
    {
      kind: 'caseSummaries',
      id: 'before-and-after',
      heading: 'Calls, traffic and reach, before and after',
      items: [
        {
          organization: 'Scholarship coaching organization',
          theme: 'nonprofit',
          measures: [
            {
              label: 'Coaching calls',
              before: 'Word of mouth',
              after: '{caseCoachingCalls} as many, from search and ads too',
              bars: { before: 20, after: 100 },
            },
            {
              label: 'Website traffic',
              before: 'People who knew the name',
              after: '{caseTraffic} traffic',
              bars: { before: 21, after: 100 },
            },
            {
              label: 'Reach in search',
              before: 'Few answers to find',
              after: '{caseKeywords} keywords on page one',
            },
            {
              label: 'The way to a call',
              before: 'A slow page, several clicks',
              after: 'One page, loaded in {caseLoadTime}',
            },
          ],
          solution:
            'Question pages for search, narrow ads for the first weeks, and one fast page with a short form behind both.',
          timeframe: 'First leads within {firstLeads}; search over the months that followed',
        },
      ],
    },
    {
      kind: 'quote',
      id: 'in-their-words',
      heading: 'What the founder says',
      quote:
        'We knew how to help a student once they called. What we did not know was how families look for that help. Now most of them have read an answer on our site before we speak, and the first call starts further along.',
      role: 'Founder, scholarship coaching organization',
      consent: 'open',
    },
    {
      kind: 'prose',
      id: 'what-you-can-copy',
      heading: 'Four things you can copy tomorrow',
      paragraphs: [
        'Some of this needs no agency. Results will differ, since a subject that people search for every day is a good start that not every mission has.',
      ],
      points: [
        'For two weeks, write down each question you are asked on the phone, in the caller’s own words. Those are your next pages.',
        'Open your most important page on an old phone, away from the office network. Count the seconds until you can act.',
        'Ask one person outside your field to book, give or sign up while you watch, and say nothing.',
        'If you run ads, read the searches that people really typed, and exclude the wrong ones every week.',
      ],
    },
    {
      kind: 'pageLinks',
      id: 'services-used',
      heading: 'The services we used',
      groups: [
        {
          pages: [
            '/services/nonprofit-seo',
            '/services/google-ads-nonprofits',
            '/services/landing-page-optimization',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Find out what people ask before they find you',
      text: 'Bring three questions that you hear every week. In {callLength} we look at who answers them in search today, and whether it could be you.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'nonprofit' },
        { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies CaseStudyPage
