import type { FormPage } from '../model/page-kinds.ts'

export const confirmRequest = {
  seo: {
    title: 'Please confirm your request with the code we sent',
    description:
      'We sent an email with a code to the address in your form. Type it on this page, and your request reaches our team. The code is good for one hour.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Confirm a Request',
  summary: 'Enter the code from our email, and your request reaches our team.',
  hero: {
    eyebrow: 'One more step',
    title: 'Please confirm it was you',
    lead: 'We emailed a code to the address in your form. Enter it within one hour, and your request reaches our team.',
    actions: [],
  },
  sections: [
    {
      kind: 'plainForm',
      id: 'your-code',
      heading: 'Enter the code from our email',
      intro:
        'We ask for a code when many requests arrive at once, so that nobody can write to us in your name. Any code from the last hour works.',
      form: 'confirm',
    },
  ],
} satisfies FormPage
