import { bookCall, freeAudit, page, section } from '../model/notation.ts'

export const securingDegrees = page('caseStudy', {
  title: 'Securing Degrees: Search and Ads for Scholarship Help',
  description:
    'How a scholarship coaching organization grew its traffic {caseTraffic:plain} and booked {caseCoachingCalls} the coaching calls: what we did, and what you can copy.',
  theme: 'nonprofit',
  name: 'Securing Degrees: Scholarship Coaching',
  summary:
    'Families found a scholarship coach: {caseTraffic:plain} more traffic and {caseCoachingCalls} the coaching calls.',
  updated: '2026-11-28',
  hero: {
    eyebrow: 'Case study: Securing Degrees',
    title: 'From word of mouth to page one of Google',
    window: { field: 'story' },
    text: 'A scholarship coaching organization helps students pay for college. Families searched for that help every day and found other websites. We worked on search, ads and the page where people land.',
    actions: [bookCall, freeAudit],
    artifact: {
      kind: 'proof',
      alt: 'One line goes in and five come out: {caseCoachingCalls} as many coaching calls as before.',
      figure: '{caseCoachingCalls}',
      label: 'Coaching calls booked',
      caption: 'Where they booked one call, they now book five.',
      times: 5,
    },
  },
  sections: [
    section.quote('in-their-words', 'The founder, on what changed', {
      quote:
        'We knew how to help a student once they called. What we didn’t know was how families look for that help. Now most of them have read an answer on our site before we speak, and the first call starts further along.',
      role: 'Founder, scholarship coaching organization',
      consent: 'open',
    }),
    section.metrics('results', 'Six figures: what changed, and what each lead cost', {
      intro:
        'We haven’t published the dates or the starting numbers. Without them, {caseTraffic} and {caseCoachingCalls} show a direction, and you can’t compare them with your own site.',
      metrics: [
        'caseTraffic',
        'caseCoachingCalls',
        'caseKeywords',
        'caseCostPerLead',
        'caseLoadTime',
        'firstLeads',
      ],
      points: [
        'The ads brought the first leads. A lead is a family that leaves contact info and asks for a call.',
        'Search built up over the next months. A page-one keyword is a search that shows this site on Google’s first page.',
        'We counted all six. Traffic and calls are measured against the time before our work; the other four have nothing to compare with.',
      ],
    }),
    section.cards('snapshot', 'Snapshot', {
      'The client':
        'Students and parents book a call, and a coach helps them find awards they qualify for and apply on time.',
      'The problem':
        'New families came by word of mouth. The website was slow, talked about itself, and hid the way to book a call.',
      'What we did':
        'We wrote the pages families search for, ran a small ad campaign we checked closely, and rebuilt the page both lead to.',
    }),
    section.steps('strategy', 'How we did it', {
      'Answer what families ask':
        'We collected what parents ask on the phone and what students type: deadlines, essays, “scholarships for first-generation students”. Every question that kept coming up got a page with a full answer.',
      'Reach the first families with ads':
        'Search takes months, so ads filled the gap. We bid on narrow searches by people ready to talk, read what they’d typed, and cut the wrong terms.',
      'Make the call easy to book':
        'One fast page, one promise and a short form. It asks what the coach needs to get ready, and the reply comes with a time for the call.',
    }),
    section.prose('what-you-can-copy', 'Four things to copy tomorrow', {
      text: 'Your results will differ: people search for scholarships every day, and not every mission has that.',
      points: [
        'For two weeks, write down every question callers ask, in their words. Those are your next pages.',
        'Open your most important page on an old phone, off the office network. Count the seconds until you can tap something.',
        'Watch someone outside your field book, give or sign up. Don’t help.',
        'If you run ads, read what people actually typed, and exclude the wrong searches every week.',
      ],
    }),
    section.pageLinks('services-used', 'The services behind it', [
      '/services/nonprofit-seo',
      '/services/google-ads-nonprofits',
      '/services/landing-page-optimization',
    ]),
    section.callToAction('next-step', 'See whose page answers your callers', {
      text: 'Take the three questions that you hear every week. On the call we’ll search for them together and see who answers.',
      actions: [bookCall, freeAudit],
    }),
  ],
})
