import type { FormPage } from '../model/page-kinds.ts'

export const thanksAudit = {
  seo: {
    title: 'Thank You: We Have Your Audit Request',
    description:
      'We have your request for a free website audit. We’ll email you our analysis: a short list of what to fix first.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Thanks for an Audit Request',
  summary: 'We have your request, and we’ll email our analysis.',
  hero: {
    eyebrow: 'Sent',
    title: 'Thank you. We’re on it',
    lead: 'Within {auditDelivery} we’ll email you our analysis: a short list of what to fix first.',
    actions: [{ label: 'Request a Call', to: '/request-a-call', variant: 'outline' }],
    artifact: { kind: 'field' },
  },
  sections: [
    {
      kind: 'steps',
      id: 'what-happens-next',
      heading: 'What happens next',
      items: [
        {
          title: 'We visit your site as a donor would',
          text: 'On a phone, on a slow connection: giving, sign-up, search.',
        },
        {
          title: 'We write down what gets in the way',
          text: 'Most important first, in words a volunteer webmaster can act on.',
        },
        {
          title: 'You decide what to do with it',
          text: 'Fix it yourself, or talk it through with us. The audit’s yours either way.',
        },
      ],
    },
  ],
} satisfies FormPage
