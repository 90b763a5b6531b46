import type { FormPage } from '../model/page-kinds.ts'

export const strategyCall = {
  seo: {
    title: 'Tell us about your work before the strategy call',
    description:
      'Who you are, what you raise money for and where you want help: the form before your free strategy call. It works in every browser, without JavaScript.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Strategy Call Form',
  summary: 'Tell us about your work before the call, in any browser.',
  hero: {
    eyebrow: 'Free strategy call',
    title: 'Book Your Free Strategy Call',
    lead: 'Tell us a little about your work, then choose when we talk.',
    actions: [],
  },
  sections: [
    {
      kind: 'plainForm',
      id: 'your-details',
      heading: 'About you and your work',
      intro: 'Your consultant reads this before the call and looks at your website if you name one.',
      form: 'strategyCall',
    },
  ],
} satisfies FormPage
