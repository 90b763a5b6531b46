import type { SectionKind, SectionOf } from '../../content/model/section.ts'

/** A minimal example of each kind of section. A new kind does not compile until it has one. */
export const specimens = {
  prose: {
    kind: 'prose',
    id: 'specimen-prose',
    heading: 'Prose',
    paragraphs: ['A paragraph of running text.'],
    points: ['A point.', 'Another point.'],
  },
  cards: {
    kind: 'cards',
    id: 'specimen-cards',
    heading: 'Cards',
    items: [
      { icon: 'sprout', title: 'Leads nowhere', text: 'Open, with a rule above it.' },
      { icon: 'link', title: 'Leads to a page', text: 'The whole card is the target.', to: '/our-mission' },
      {
        icon: 'leaf',
        title: 'In another accent',
        text: 'A card may wear one.',
        to: '/contact',
        theme: 'climate',
      },
      { icon: 'landmark', title: 'In a third', text: 'Each theme has one.', theme: 'islamic' },
      { icon: 'users', title: 'In a fourth', text: 'So that all are here.', theme: 'nonprofit' },
    ],
  },
  serviceDetails: {
    kind: 'serviceDetails',
    id: 'specimen-service-details',
    heading: 'Service details',
    items: [
      {
        id: 'specimen-detail',
        icon: 'search',
        name: 'A service',
        description: 'What it is in a sentence.',
        details: { what: 'What it is.', why: 'Why it matters.', example: 'An example.' },
      },
    ],
  },
  steps: {
    kind: 'steps',
    id: 'specimen-steps',
    heading: 'Steps',
    items: [
      { title: 'First', text: 'What happens first.' },
      { title: 'Second', text: 'What happens then.' },
    ],
  },
  metrics: { kind: 'metrics', id: 'specimen-metrics', heading: 'Metrics', metrics: ['organizationsServed'] },
  meetingTemplates: {
    kind: 'meetingTemplates',
    id: 'specimen-meeting-templates',
    heading: 'Meeting templates',
    linesAt: '/resources/meeting-minutes-outlines',
  },
  comparison: {
    kind: 'comparison',
    id: 'specimen-comparison',
    heading: 'Comparison',
    left: 'In the way',
    right: 'What helps',
    rows: [
      { left: 'A difficulty.', right: 'Its remedy.' },
      { left: 'Another one.', right: 'Its remedy too.' },
    ],
  },
  timeline: {
    kind: 'timeline',
    id: 'specimen-timeline',
    heading: 'Timeline',
    phases: [
      { when: 'Month 1', title: 'Begin', text: 'How it begins.', points: ['A point.', 'Another point.'] },
      { when: 'Month 2', title: 'Go on', text: 'How it goes on.', points: ['A point.', 'Another point.'] },
    ],
  },
  worksheet: {
    kind: 'worksheet',
    id: 'specimen-worksheet',
    heading: 'Worksheet',
    columns: { first: 'What', second: 'How', third: 'What follows' },
    rows: [
      { first: 'A line', second: 'Sorted', third: 'A page' },
      { first: 'Another line', second: 'Sorted too', third: 'Another page' },
    ],
  },
  calendar: {
    kind: 'calendar',
    id: 'specimen-calendar',
    heading: 'Calendar',
    periods: ['Winter', 'Spring', 'Summer', 'Fall'],
    rows: [
      { name: 'One season', text: 'A bar of one period.', from: 2, to: 2 },
      { name: 'The whole year', text: 'A bar of all periods.', from: 1, to: 4 },
    ],
  },
  mockup: {
    kind: 'mockup',
    id: 'specimen-mockup',
    heading: 'Mockup',
    sheets: [
      {
        label: 'A sheet',
        parts: [
          { as: 'title', text: 'A title' },
          { as: 'text', text: 'A line of text' },
          { as: 'field', text: 'A field' },
        ],
      },
      {
        label: 'The better one',
        better: true,
        parts: [
          { as: 'choice', text: 'A choice' },
          { as: 'button', text: 'A button' },
        ],
      },
    ],
  },
  caseSummaries: {
    kind: 'caseSummaries',
    id: 'specimen-case-summaries',
    heading: 'Case summaries',
    items: [
      {
        organization: 'A kind of organization',
        theme: 'islamic',
        measures: [
          { label: 'A measure', before: 'Little', after: 'More', bars: { before: 30, after: 80 } },
          { label: 'Another one', before: 'None', after: 'Some' },
        ],
        solution: 'What was done.',
        timeframe: 'A while',
      },
    ],
  },
  results: {
    kind: 'results',
    id: 'specimen-results',
    heading: 'Results',
    metrics: ['averageGrowth'],
    points: ['A result.', 'Another result.'],
  },
  quote: {
    kind: 'quote',
    id: 'specimen-quote',
    heading: 'Quote',
    quote: 'What somebody says.',
    role: 'Their role',
    proof: { metric: 'caseCoachingCalls', times: 4.72, caption: 'One line, then five.' },
    metrics: ['caseTraffic', 'caseKeywords'],
    more: { label: 'See the case study', to: '/impact-stories/securing-degrees' },
    consent: 'open',
  },
  faqs: {
    kind: 'faqs',
    id: 'specimen-faqs',
    heading: 'Questions',
    items: [
      { question: 'Is this a question?', answer: ['It is.'] },
      { question: 'Is this another one?', answer: ['It is too.'] },
    ],
  },
  challenges: {
    kind: 'challenges',
    id: 'specimen-challenges',
    heading: 'Challenges',
    groups: ['climate'],
  },
  checklist: {
    kind: 'checklist',
    id: 'specimen-checklist',
    heading: 'Checklist',
    groups: [{ title: 'A group', items: ['An item.', 'Another item.'] }],
  },
  pageLinks: {
    kind: 'pageLinks',
    id: 'specimen-page-links',
    heading: 'Page links',
    groups: [{ pages: ['/resources'] }],
  },
  download: {
    kind: 'download',
    id: 'specimen-download',
    heading: 'Download',
    paragraphs: ['A file to take along.'],
    file: '/meeting-minutes-template.pdf',
    label: 'Download Free Template',
    eventLabel: 'Meeting Minutes Template',
  },
  bookingForm: { kind: 'bookingForm', id: 'specimen-booking-form', heading: 'Booking form' },
  plainForm: { kind: 'plainForm', id: 'specimen-plain-form', heading: 'Plain form', form: 'callRequest' },
  callToAction: {
    kind: 'callToAction',
    id: 'specimen-call-to-action',
    heading: 'Call to action',
    text: 'A sentence that asks.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Our Mission', to: '/our-mission', variant: 'outline' },
    ],
  },
} as const satisfies { [Kind in SectionKind]: SectionOf<Kind> }
