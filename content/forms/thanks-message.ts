import type { FormPage } from '../model/page-kinds.ts'

export const thanksMessage = {
  seo: {
    title: 'Thank you: your message has reached us',
    description:
      'Your message has reached us. A person reads it and answers by email, usually on the next working day. You need not do anything more.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Thanks for a Message',
  summary: 'Your message has reached us; a person answers by email.',
  hero: {
    eyebrow: 'Sent',
    title: 'Thank you. We have your message',
    lead: 'A person reads it and answers by email. To add something, reply to the confirmation in your inbox.',
    actions: [{ label: 'See All Services', to: '/services', variant: 'outline' }],
    artifact: { kind: 'mark' },
  },
  sections: [
    {
      kind: 'steps',
      id: 'what-happens-next',
      heading: 'What happens next',
      items: [
        {
          title: 'A person reads it',
          text: 'Not a robot and not a sales team: someone who does the work.',
        },
        {
          title: 'We answer by email',
          text: 'With an answer if we have one, and with a question if we need to know more.',
        },
      ],
    },
  ],
} satisfies FormPage
