import type { FormPage } from '../model/page-kinds.ts'

export const thanksMessage = {
  seo: {
    title: 'Thank You: We Have Your Message',
    description:
      'We have your message. Someone who does the work answers by email, usually the next business day. There’s nothing more to do.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Thanks for a Message',
  summary: 'We have your message, and we’ll answer by email.',
  hero: {
    eyebrow: 'Sent',
    title: 'Thank you. We have your message',
    lead: 'We’ll answer by email, usually the next business day. Something to add? Reply to the confirmation in your inbox.',
    actions: [{ label: 'See All Services', to: '/services', variant: 'outline' }],
    artifact: { kind: 'field' },
  },
  sections: [
    {
      kind: 'steps',
      id: 'what-happens-next',
      heading: 'What happens next',
      items: [
        {
          title: 'A person reads it',
          text: 'It goes to someone who does the work.',
        },
        {
          title: 'We answer by email',
          text: 'If we know the answer, you’ll get it. If we need to know more, we’ll ask.',
        },
      ],
    },
  ],
} satisfies FormPage
