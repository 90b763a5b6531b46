import { page } from '../model/notation.ts'
import { schedulePageHead } from '../scheduler-words.ts'
import { callStateWords } from '../your-call-words.ts'

export const schedule = page('plain', {
  title: 'Schedule Your Free Strategy Call',
  description:
    'Pick a time in your own time zone for a free strategy call about fundraising and digital marketing. No credit card, no account.',
  name: 'Schedule Your Strategy Call',
  summary: 'Choose a time for a free strategy call, in your own time zone.',
  hero: { ...schedulePageHead, actions: [] },
  sections: [],
})

export const yourCall = page('plain', {
  title: 'Your Strategy Call',
  description:
    'Look at your booked strategy call, move it, cancel it, or book again. Use the link in your confirmation email.',
  name: 'Your Strategy Call',
  summary: 'Look at a booked call, move it or cancel it.',
  hero: { title: callStateWords.title, text: callStateWords.booked.text, actions: [] },
  sections: [],
})

export const gallery = page('plain', {
  title: 'Component gallery',
  description:
    'Every primitive of the design system in every variant and state, for editors and for screenshots. Not indexed.',
  name: 'Gallery',
  summary: 'Every primitive of the design system in every variant and state.',
  hero: {
    title: 'Component gallery',
    text: 'Every primitive in every variant and state, for editors and for screenshots.',
    actions: [],
  },
  sections: [],
})

export const gallerySections = page('plain', {
  title: 'Section gallery',
  description:
    'One of each kind of section that a page can be made of, for editors and for screenshots. Not indexed.',
  name: 'Gallery of Sections',
  summary: 'One section of each kind.',
  hero: { title: 'Section gallery', text: 'The shortest section of each kind.', actions: [] },
  sections: [],
})
