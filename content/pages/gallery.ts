import { page } from '../model/notation.ts'

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
