import { page } from '../model/notation.ts'

export const gallerySections = page('plain', {
  title: 'Section gallery',
  description:
    'One of each kind of section that a page can be made of, for editors and for screenshots. Not indexed.',
  name: 'Gallery of Sections',
  summary: 'One section of each kind.',
  hero: { title: 'Section gallery', text: 'The shortest section of each kind.', actions: [] },
  sections: [],
})
