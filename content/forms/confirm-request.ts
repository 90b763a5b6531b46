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
    title: 'Please confirm that it was you',
    lead: 'We sent an email with a code to the address in your form. Nothing you typed is lost: we hold it for one hour, and it reaches our team once you confirm it.',
    actions: [],
  },
  sections: [
    {
      kind: 'plainForm',
      id: 'your-code',
      heading: 'Enter the code',
      intro:
        'We ask for this when many requests come at once, so that nobody can write to us in your name. A code that came within the last hour opens this request, too.',
      form: 'confirm',
    },
  ],
} satisfies FormPage
