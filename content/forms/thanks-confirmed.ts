import type { FormPage } from '../model/page-kinds.ts'

export const thanksConfirmed = {
  seo: {
    title: 'Thank you: your request is confirmed',
    description:
      'Your request is confirmed and has reached our team. An email with everything you need is on its way. You need not do anything more.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Thanks for a Confirmation',
  summary: 'Your request is confirmed and has reached our team.',
  hero: {
    eyebrow: 'Confirmed',
    title: 'Thank you. Your request is confirmed',
    lead: 'It has reached our team. An email with what happens next is on its way to you; for a booked call it has the time, the meeting link and a calendar file.',
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
          title: 'An email confirms it',
          text: 'It may take a minute. Please check your spam folder if it does not come.',
        },
        {
          title: 'A person answers',
          text: 'The person who would do the work reads what you wrote, usually by the next business day.',
        },
      ],
    },
  ],
} satisfies FormPage
