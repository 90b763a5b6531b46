import { page } from '../model/notation.ts'

export const gallerySections = page('plain', {
  title: 'Section gallery',
  description:
    'One of each kind of section that a page can be made of, for editors and for screenshots. Not indexed.',
  name: 'Gallery of Sections',
  summary: 'One of each kind of section that a page can be made of.',
  hero: {
    title: 'Section gallery',
    text: 'The shortest section of each kind that the pages have, as it stands there.',
    actions: [],
  },
  sections: [],
})
