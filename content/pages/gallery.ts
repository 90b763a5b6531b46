import type { PageOf } from '../model/page-kinds.ts'

export const gallery = {
  seo: {
    title: 'Component gallery',
    description:
      'Every primitive of the design system in every variant and state, for editors and for screenshots. Not indexed.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Gallery',
  summary: 'Every primitive of the design system in every variant and state.',
  hero: {
    title: 'Component gallery',
    lead: 'Every primitive in every variant and state, for editors and for screenshots.',
    actions: [],
  },
  sections: [],
} satisfies PageOf<'gallery'>
