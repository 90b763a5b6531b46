import type { FormPage } from '../model/page-kinds.ts'

export const thanksAudit = {
  seo: {
    title: 'Thank you: your audit is requested',
    description:
      'Your request for a free website audit has reached us. You get a short list of what to change first, in order of importance, by email.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Thanks for an Audit Request',
  summary: 'Your request has reached us; the analysis follows by email.',
  hero: {
    eyebrow: 'Sent',
    title: 'Thank you. We are on it',
    lead: 'We have your request and will send our analysis within {auditDelivery}.',
    actions: [{ label: 'Request a Call', to: '/request-a-call', variant: 'outline' }],
    artifact: { kind: 'mark' },
  },
  sections: [
    {
      kind: 'steps',
      id: 'what-happens-next',
      heading: 'What happens next',
      items: [
        {
          title: 'We visit your site as a donor would',
          text: 'On a phone, on a slow line, from the home page to the end of the donation form.',
        },
        {
          title: 'We write down what gets in the way',
          text: 'In order of importance, in words that a volunteer webmaster can act on.',
        },
        {
          title: 'You decide what to do with it',
          text: 'Fix it yourself, or talk it through with us. The audit is yours either way.',
        },
      ],
    },
  ],
} satisfies FormPage
