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
    title: 'Thank you. When should we talk?',
    lead: 'We have your details, and a confirmation is on its way to your inbox. One thing is left: choosing a day.',
    actions: [
      { label: 'Choose a Day', to: '/request-a-call', variant: 'hero' },
      { label: 'See Our Ethical Guidelines', to: '/ethical-guidelines', variant: 'outline' },
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
          title: 'You choose a day',
          text: 'Pick a day and a time of day. It takes a minute; we ask for your details once more so that nothing gets mixed up.',
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
