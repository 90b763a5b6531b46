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
    title: 'Thank you, your request is with us',
    lead: 'We write back with an exact time on the day you named, and with a link to the video meeting. Nothing is booked until you have that email.',
    actions: [{ label: 'Read Our Impact Stories', to: '/impact-stories', variant: 'outline' }],
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
          text: 'It names the time in your time zone. If it does not suit you, answer it: a person reads it.',
        },
        {
          title: 'We talk for {callLength}',
          text: 'At the time that the email names, by video or by phone, whichever works better where you are.',
        },
      ],
    },
  ],
} satisfies FormPage
