import type { FormPage } from '../model/page-kinds.ts'

export const thanksConfirmed = {
  seo: {
    title: 'Thank You: Your Request Is Confirmed',
    description:
      'Your request is confirmed and has reached our team. An email with everything you need is on its way. There’s nothing more to do.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Thanks for a Confirmation',
  summary: 'Your request is confirmed and has reached our team.',
  hero: {
    eyebrow: 'Confirmed',
    title: 'Thank you. Your request is confirmed',
    lead: 'It has reached our team. An email is on its way to you. For a booked call, it has the time, the meeting link and a calendar file.',
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
          title: 'An email confirms it',
          text: 'It can take a minute. If it doesn’t come, check your spam folder.',
        },
        {
          title: 'Someone who does the work answers',
          text: 'They’ve read what you wrote. You’ll usually hear from them the next business day.',
        },
      ],
    },
  ],
} satisfies FormPage
