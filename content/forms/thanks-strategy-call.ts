import { link, thanks } from '../model/notation.ts'

export const thanksStrategyCall = thanks({
  title: 'Thank You: Now Choose When We Talk',
  description:
    'We have your details. One step is left before your free strategy call: pick a day and a time of day, and we’ll email you an exact time.',
  name: 'Thanks for a Strategy Call',
  summary: 'We have your details. Now pick a day for the call.',
  hero: {
    title: 'Thank you. When should we talk?',
    text: 'We have your details, and a confirmation is on its way to your inbox. Now pick a day.',
    actions: [
      link('Choose a Day', '/request-a-call', 'hero'),
      link('See Our Ethical Guidelines', '/ethical-guidelines'),
    ],
  },
  next: {
    'You choose a day':
      'Pick a day and a time of day. It takes a minute. We ask for your details once more so nothing gets mixed up.',
    'We read what you sent':
      'Before the call we look at your website and your donation page, so we can start with your questions.',
    'We talk for {callLength}': 'You’ll leave with the two or three steps we’d take first.',
  },
})
