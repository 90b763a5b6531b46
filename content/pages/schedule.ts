import { page } from '../model/notation.ts'

export const schedule = page('plain', {
  title: 'Schedule Your Free Strategy Call',
  description:
    'Pick a time in your own time zone for a free strategy call about fundraising and digital marketing. No credit card, no account.',
  name: 'Schedule Your Strategy Call',
  summary: 'Choose a time for a free strategy call, in your own time zone.',
  hero: {
    title: 'Schedule Your Strategy Call',
    text: 'Book a {callLength:adjective} consultation with our team',
    actions: [],
  },
  sections: [],
})
