import { openDays } from '../booking-facts.ts'
import { page, section } from '../model/notation.ts'

export const strategyCall = page('form', {
  title: 'Tell Us About Your Work Before the Call',
  description:
    'Tell us who you are, what you’re raising for and where you want help, before your free strategy call. Works in every browser, without JavaScript.',
  name: 'Strategy Call Form',
  summary: 'Tell us about your work before the call, in any browser.',
  hero: {
    eyebrow: 'Free strategy call',
    title: 'Book Your Free Strategy Call',
    window: { layout: 'form' },
    text: 'Tell us a little about your work, then choose when we talk.',
    actions: [],
    artifact: { kind: 'mark', alt: 'Our mark: two of its four leaves are filled.', filled: 2 },
  },
  sections: [
    section.plainForm('your-details', 'About you and your work', {
      intro: 'We’ll read this before the call, and look at your website if you give us one.',
      form: 'strategy-call',
    }),
  ],
})

export const requestACall = page('form', {
  title: 'Request a Free Strategy Call: Pick a Day',
  description:
    'Pick a day and a time of day for your free strategy call, and we’ll email you an exact time and a meeting link. Works without JavaScript.',
  name: 'Request a Call',
  summary: 'Pick a day and a time of day, and we’ll email you an exact time.',
  hero: {
    eyebrow: 'Free strategy call',
    title: 'When would you like to talk?',
    window: { leaf: 'amber' },
    text: 'Choose a day and a time of day. We’ll email you an exact time and a link to the video meeting.',
    actions: [],
    statements: [
      { text: '{callLength}', note: 'by video' },
      { text: openDays, note: 'in your time zone' },
      { text: 'Free', note: 'no credit card, no account' },
    ],
  },
  sections: [section.plainForm('your-call', 'Request your strategy call', { form: 'call-request' })],
})
