import type { PageOf } from '../model/page-kinds.ts'

export const gallerySections = {
  seo: {
    title: 'Section gallery',
    description:
      'One of each kind of section that a page can be made of, for editors and for screenshots. Not indexed.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Gallery of Sections',
  summary: 'One of each kind of section that a page can be made of.',
  hero: {
    title: 'Section gallery',
    lead: 'The shortest section of each kind that the pages have, as it stands there.',
    actions: [],
  },
  sections: [],
} satisfies PageOf<'gallery'>
