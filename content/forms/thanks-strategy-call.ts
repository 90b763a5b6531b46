import type { FormPage } from '../model/page-kinds.ts'

export const thanksStrategyCall = {
  seo: {
    title: 'Thank you: now choose when we talk',
    description:
      'We have your details. The last step before your free strategy call is to choose a day: in the scheduler, or by naming a day and a part of it.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Thanks for a Strategy Call',
  summary: 'Your details have reached us; a day is still to be chosen.',
  hero: {
    eyebrow: 'Sent',
    title: 'Thank you. When shall we talk?',
    lead: 'We have your details, and a confirmation is on its way to your mailbox. One thing is missing: a day.',
    actions: [
      { label: 'Name a Day', to: '/request-a-call', variant: 'hero' },
      { label: 'See the Ethical Guidelines', to: '/ethical-guidelines', variant: 'outline' },
    ],
    artifact: { kind: 'mark' },
  },
  sections: [
    {
      kind: 'steps',
      id: 'what-happens-next',
      heading: 'What happens next',
      items: [
        {
          title: 'Name a day',
          text: 'Choose a day and a part of the day. It takes a minute, and your details are asked once more so that the request stands by itself.',
        },
        {
          title: 'We read what you sent',
          text: 'Before the call we look at your website and at your donation page, so that we can start with your situation.',
        },
        {
          title: 'We talk for {callLength}',
          text: 'You leave with the two or three steps that we would take first, whether or not you hire us.',
        },
      ],
    },
  ],
} satisfies FormPage
