import { openDays } from '../facts.ts'
import { page, section } from '../model/notation.ts'

export const requestACall = page('form', {
  title: 'Request a Free Strategy Call: Pick a Day',
  description:
    'Pick a day and a time of day for your free strategy call, and we’ll email you an exact time and a meeting link. Works without JavaScript.',
  name: 'Request a Call',
  summary: 'Pick a day and a time of day, and we’ll email you an exact time.',
  hero: {
    eyebrow: 'Free strategy call',
    title: 'When would you like to talk?',
    text: 'Choose a day and a time of day. We’ll email you an exact time and a link to the video meeting.',
    actions: [],
  },
  sections: [
    section.plainForm('your-call', 'Request your strategy call', {
      intro: `Calls take {callLength}, ${openDays}, in your time zone. No credit card, no account.`,
      form: 'callRequest',
    }),
  ],
})
