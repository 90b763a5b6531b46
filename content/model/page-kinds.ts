import type { Page } from './page.ts'
import type { Section, SectionKind } from './section.ts'
import type { Theme } from './text.ts'

/** What a kind of page allows. */
type PageKind = {
  /** The first is the default. */
  subjects: readonly Page['subject'][]
  /** A page names its theme if there are several. */
  themes: readonly Theme[]
  /** The page shows when it was last changed. */
  dated?: true
  /** The text needs a legal review. */
  reviewed?: true
}

const plain = { subjects: ['page'], themes: ['mission'] } as const
const audiences = ['nonprofit', 'islamic', 'climate'] as const

/** All kinds of pages. The types below are derived from these. */
export const pageKinds = {
  plain,
  home: plain,
  about: { ...plain, subjects: ['about'] },
  contact: { ...plain, subjects: ['contact'] },
  service: { ...plain, subjects: ['service'] },
  audience: { ...plain, themes: audiences },
  caseStudy: { subjects: ['article'], themes: audiences, dated: true },
  resource: { ...plain, subjects: ['article', 'page'] },
  legal: { ...plain, dated: true, reviewed: true },
  /** Forms for visitors without JavaScript, and thank-you pages. */
  form: plain,
} as const satisfies Record<string, PageKind>
type Kinds = typeof pageKinds
export type KindName = keyof Kinds

/** Sections that are allowed only on some kinds of pages. */
const onlyOn = {
  bookingForm: ['home'],
  gift: ['home'],
  meetingTemplates: ['resource'],
  download: ['resource'],
  plainForm: ['form', 'contact'],
} as const satisfies Partial<Record<SectionKind, readonly KindName[]>>
type OnlyOn = typeof onlyOn

type NotAllowedOn<K extends KindName> = {
  [S in keyof OnlyOn]: K extends OnlyOn[S][number] ? never : S
}[keyof OnlyOn]

export type SectionOn<K extends KindName> = Exclude<Section, { kind: NotAllowedOn<K> }>

/** A page of a kind, with the subject, theme, sections and dates that the kind allows. */
export type PageOf<K extends KindName> = Omit<
  Page,
  'subject' | 'theme' | 'sections' | 'updated' | 'legalReview'
> & {
  subject: Kinds[K]['subjects'][number]
  theme: Kinds[K]['themes'][number]
  sections: SectionOn<K>[]
} & (Kinds[K] extends { dated: true } ? { updated: string } : { updated?: string }) &
  (Kinds[K] extends { reviewed: true }
    ? { legalReview: NonNullable<Page['legalReview']> }
    : { legalReview?: never })

/** A page of a kind as it is written, without the subject and theme that the kind determines. */
export type WrittenPage<K extends KindName> = Omit<PageOf<K>, 'subject' | 'theme'> & {
  subject?: Kinds[K]['subjects'][number]
} & (Kinds[K]['themes'] extends readonly ['mission'] ? unknown : { theme: Kinds[K]['themes'][number] })

/** The paths of kinds that have only one page. */
type KindAt = { '/': 'home'; '/our-mission': 'about'; '/contact': 'contact' }
type KindOf<P extends string> = P extends keyof KindAt
  ? KindAt[P]
  : P extends `/services/${string}`
    ? 'service'
    : P extends `/impact-stories/${string}`
      ? 'caseStudy'
      : P extends `/resources/${string}` | `/blog/${string}`
        ? 'resource'
        : P extends `/thanks/${string}`
          ? 'form'
          : 'plain' | 'legal' | 'form' | 'audience'

export type PageAt<P extends string> = { [K in KindOf<P>]: PageOf<K> }[KindOf<P>]
