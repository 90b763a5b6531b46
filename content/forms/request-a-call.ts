import { openingDays } from '../facts.ts'
import type { FormPage } from '../model/page-kinds.ts'

export const requestACall = {
  seo: {
    title: 'Request a strategy call by day and part of the day',
    description:
      'Name a day and a part of the day for your free strategy call, and we write back with an exact time and a meeting link. Works without JavaScript.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Request a Call',
  summary: 'Name a day and a part of the day; we answer with an exact time.',
  hero: {
    eyebrow: 'Free strategy call',
    title: 'When would you like to talk?',
    lead: 'Choose a day and a time of day. We will email you an exact time and a link to the video meeting.',
    actions: [],
  },
  sections: [
    {
      kind: 'plainForm',
      id: 'your-call',
      heading: 'Request your strategy call',
      intro: `{callLength:adjective} calls take place ${openingDays}, in your time zone. No payment details, no account.`,
      form: 'callRequest',
    },
  ],
} satisfies FormPage
