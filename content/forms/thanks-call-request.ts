import type { FormPage } from '../model/page-kinds.ts'

export const thanksCallRequest = {
  seo: {
    title: 'Thank you: your call is requested',
    description:
      'Your request for a free strategy call has reached us. We write back with an exact time on the day you named, and a link to the video meeting.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Thanks for a Call Request',
  summary: 'Your request has reached us; an exact time follows by email.',
  hero: {
    eyebrow: 'Sent',
    title: 'Thank you. We have your request',
    lead: 'We will email you an exact time on the day you chose, with a link to the video meeting. Nothing is booked until you have that email.',
    actions: [{ label: 'See Our Impact Stories', to: '/impact-stories', variant: 'outline' }],
    artifact: { kind: 'mark' },
  },
  sections: [
    {
      kind: 'steps',
      id: 'what-happens-next',
      heading: 'What happens next',
      items: [
        {
          title: 'We look at our calendar',
          text: 'If nothing is free on that day, we offer you the nearest time that is.',
        },
        {
          title: 'You get an email',
          text: 'It gives the time in your time zone. If that does not work for you, just reply: a person reads it.',
        },
        {
          title: 'We talk for {callLength}',
          text: 'At the time in the email, by video or by phone, whichever works better for you.',
        },
      ],
    },
  ],
} satisfies FormPage
