import type { FormPage } from '../model/page-kinds.ts'

export const thanksCallRequest = {
  seo: {
    title: 'Thank You: We Have Your Call Request',
    description:
      'We have your request for a free strategy call. We’ll email you an exact time on the day you picked, and a link to the video meeting.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Thanks for a Call Request',
  summary: 'We have your request, and we’ll email you an exact time.',
  hero: {
    eyebrow: 'Sent',
    title: 'Thank you. We have your request',
    lead: 'We’ll email you an exact time on the day you picked, with a link to the video meeting. Nothing’s booked until you have that email.',
    actions: [{ label: 'See Our Impact Stories', to: '/impact-stories', variant: 'outline' }],
    artifact: { kind: 'field' },
  },
  sections: [
    {
      kind: 'steps',
      id: 'what-happens-next',
      heading: 'What happens next',
      items: [
        {
          title: 'We look at our calendar',
          text: 'If that day is full, we’ll offer you the nearest time that’s free.',
        },
        {
          title: 'You get an email',
          text: 'It has the time in your time zone. If that doesn’t work for you, just reply.',
        },
        {
          title: 'We talk for {callLength}',
          text: 'By video, at the time in the email. Prefer the phone? Just reply and tell us.',
        },
      ],
    },
  ],
} satisfies FormPage
