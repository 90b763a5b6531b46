import { bookCall, card, fundraisingAudit, page, section } from '../model/notation.ts'

export const impactStories = page('plain', {
  title: 'Impact Stories: One Result, One in Progress',
  description:
    'A scholarship coach that families can now find, and a Black-led education nonprofit building steady income: where they started and what we did.',
  name: 'Impact Stories',
  summary: 'Read what one client got, with six figures, and how another is starting.',
  hero: {
    eyebrow: 'Impact stories',
    title: 'How one client got {caseCoachingCalls} the calls, and how another begins',
    window: { field: 'story' },
    text: 'Both work in education. One has results to show. The other has just started, so you can see how the work begins.',
    actions: [bookCall, fundraisingAudit],
    artifact: {
      kind: 'ledger',
      alt: 'A ledger of Securing Degrees: {caseTraffic} traffic, {caseKeywords} keywords on page one, leads at {caseCostPerLead} each, {caseCoachingCalls} the coaching calls. Black Star has no results yet.',
      title: 'Securing Degrees, and one to come',
      columns: ['What we counted', 'Where it comes from', 'Result'],
      rows: [
        { name: 'Website traffic', from: 'Search and ads', value: '{caseTraffic}' },
        { name: 'Keywords on page one', from: 'Search', value: '{caseKeywords}' },
        { name: 'Cost per lead', from: 'A family that asked for a call', value: '{caseCostPerLead}' },
        { name: 'Coaching calls booked', from: 'Counted by us', value: '{caseCoachingCalls}', look: 'sum' },
        { name: 'Black Star, results', from: 'When they’re in', value: 'Not yet', look: 'open' },
      ],
    },
  },
  sections: [
    section.cards('case-studies', 'Read both stories', [
      card('Securing Degrees: {caseCoachingCalls} the coaching calls', {
        text: 'Students searched for scholarship help and found other websites. With search, ads and one fast page, this organization grew its traffic {caseTraffic:plain}.',
        to: '/impact-stories/securing-degrees',
        theme: 'nonprofit',
        times: 5,
      }),
      card('Black Star: in progress', {
        text: 'Families trust this Black-led education nonprofit, but it runs from grant to grant. See how it’s looking for sponsors and volunteers, and telling its own story.',
        to: '/impact-stories/black-star',
        theme: 'nonprofit',
      }),
    ]),
    section.worksheet('four-questions', 'Four questions for any case study', {
      columns: ['The question', 'Black Star', 'Securing Degrees'],
      rows: [
        [
          'Where did it start?',
          'Trusted by families, and running from grant to grant',
          'Word of mouth, and a slow website that few families found',
        ],
        [
          'Who counted?',
          'There’s no count yet. We wrote down where it started, and we’ll publish checked numbers',
          'We did. A lead is a family that left contact info and asked for a call',
        ],
        ['What else helped?', 'Too early to tell', 'Families search for scholarship help every day'],
        [
          'What did they have to do?',
          'Hours from leaders who teach by day, and families who read each story first',
          'Give us a list of what parents ask on the phone, word for word',
        ],
      ],
    }),
    section.pageLinks('more', 'Find the problem you have, and where to start', [
      '/challenges',
      '/who-we-help',
    ]),
    section.callToAction('next-step', 'Which story sounds like yours?', {
      text: 'Tell us what you’ve tried, with the part that didn’t work, and we’ll start from there.',
      actions: [bookCall, fundraisingAudit],
    }),
  ],
})
