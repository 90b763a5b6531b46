import type { Page } from './page.ts'

/** The kinds of pages, with their type in structured data unless the page names another. */
export const pageKinds = {
  plain: 'page',
  home: 'page',
  about: 'about',
  contact: 'contact',
  service: 'service',
  audience: 'page',
  caseStudy: 'article',
  resource: 'article',
  legal: 'page',
  /** Forms for visitors without JavaScript, and thank-you pages. */
  form: 'page',
} as const satisfies Record<string, Page['subject']>
export type KindName = keyof typeof pageKinds

/** Fields that are optional on other pages. */
type Needed = { audience: 'theme'; caseStudy: 'theme' | 'updated'; legal: 'updated' | 'legalReview' }

/** A page as it is written: without what its kind determines, and with the texts for search engines beside the others. */
export type WrittenPage<K extends KindName> = Omit<Page, 'seo' | 'subject' | 'theme'> &
  Page['seo'] &
  Partial<Pick<Page, 'subject' | 'theme'>> &
  Required<Pick<Page, K extends keyof Needed ? Needed[K] : never>>
