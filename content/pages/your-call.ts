import type { PageOf } from '../model/page-kinds.ts'

export const yourCall = {
  seo: {
    title: 'Your Strategy Call',
    description:
      'Look at your booked strategy call, move it, cancel it, or book again. Use the link in your confirmation email.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Your Strategy Call',
  summary: 'Look at a booked call, move it or cancel it.',
  hero: {
    title: 'Your Strategy Call',
    lead: 'Move it or cancel it. You don’t need an account.',
    actions: [],
  },
  sections: [],
} satisfies PageOf<'yourCall'>
