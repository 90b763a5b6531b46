import { page } from '../model/notation.ts'

export const yourCall = page('plain', {
  title: 'Your Strategy Call',
  description:
    'Look at your booked strategy call, move it, cancel it, or book again. Use the link in your confirmation email.',
  name: 'Your Strategy Call',
  summary: 'Look at a booked call, move it or cancel it.',
  hero: {
    title: 'Your Strategy Call',
    text: 'Move it or cancel it. You don’t need an account.',
    actions: [],
  },
  sections: [],
})
