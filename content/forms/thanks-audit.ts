import { link, thanks } from '../model/notation.ts'

export const thanksAudit = thanks({
  title: 'Thank You: We Have Your Audit Request',
  description:
    'We have your request for a free website audit. We’ll email you our analysis: a short list of what to fix first.',
  name: 'Thanks for an Audit Request',
  summary: 'We have your request, and we’ll email our analysis.',
  hero: {
    title: 'Thank you. We’re on it',
    text: 'Within {auditDelivery} we’ll email you our analysis: a short list of what to fix first.',
    actions: [
      link('Request a Call', '/request-a-call'),
      link('See a Sample Audit', '/resources/sample-website-audit'),
    ],
  },
  next: {
    'We visit your site as a donor would': 'On a phone, on a slow connection: giving, sign-up, search.',
    'We write down what gets in the way': 'Most important first, in words that a volunteer can act on.',
    'You decide what to do with it': 'Fix it yourself, or talk it through with us. It’s yours to keep.',
  },
})
