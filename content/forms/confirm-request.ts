import { page, section } from '../model/notation.ts'

export const confirmRequest = page('form', {
  title: 'Confirm Your Request With the Code We Sent',
  description:
    'We emailed a code to the address in your form. Type it on this page, and your request reaches our team. The code is good for one hour.',
  name: 'Confirm a Request',
  summary: 'Enter the code from our email, and your request reaches our team.',
  hero: {
    eyebrow: 'One more step',
    title: 'Please confirm it’s you',
    text: 'We emailed a code to the address in your form. Enter it within an hour, and your request reaches our team.',
    actions: [],
  },
  sections: [
    section.plainForm('your-code', 'Enter the code from our email', {
      intro:
        'When a lot of requests come in at once, we check that each one is real. Any code from the last hour works.',
      form: 'confirm',
    }),
  ],
})
