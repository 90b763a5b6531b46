import type { PageOf } from '../model/page-kinds.ts'

export const yourCall = {
  seo: {
    title: 'Your Strategy Call',
    description:
      'Look at your booked strategy call, choose another time, cancel it, or book again. Reached by the link in your confirmation email.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Your Strategy Call',
  summary: 'Look at a booked call, choose another time, or cancel it.',
  hero: {
    title: 'Your Strategy Call',
    lead: 'Choose another time, or cancel, without an account.',
    actions: [],
  },
  sections: [],
} satisfies PageOf<'yourCall'>
