import { link } from '../model/notation.ts'
import { thanks } from './thanks.ts'

export const thanksAudit = thanks({
  title: 'Thank You: We Have Your Audit Request',
  description:
    'We have your request for a free website audit. We’ll email you our analysis: a short list of what to fix first.',
  name: 'Thanks for an Audit Request',
  summary: 'We have your request, and we’ll email our analysis.',
  heading: 'Thank you. We’re on it',
  text: 'Within {auditDelivery} we’ll email you our analysis: a short list of what to fix first.',
  actions: [link('Request a Call', '/request-a-call')],
  steps: {
    'We visit your site as a donor would': 'On a phone, on a slow connection: giving, sign-up, search.',
    'We write down what gets in the way': 'Most important first, in words a volunteer webmaster can act on.',
    'You decide what to do with it':
      'Fix it yourself, or talk it through with us. The audit’s yours either way.',
  },
})
