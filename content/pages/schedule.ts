import type { PageOf } from '../model/page-kinds.ts'

export const schedule = {
  seo: {
    title: 'Schedule Your Free Strategy Call',
    description:
      'Pick a time in your own time zone for a free strategy call about fundraising and digital marketing. No credit card, no account.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Schedule Your Strategy Call',
  summary: 'Choose a time for a free strategy call, in your own time zone.',
  hero: {
    title: 'Schedule Your Strategy Call',
    // accept: consultation with our team
    lead: 'Book a {callLength:adjective} consultation with our team',
    actions: [],
  },
  sections: [],
} satisfies PageOf<'schedule'>
