import type { Page, PageSubject } from './page.ts'
import type { Route } from './route.ts'
import type { Section, SectionKind } from './section.ts'
import type { Theme } from './theme.ts'

/** What a kind of page allows. */
type PageKind = {
  /** The first is the default. */
  subjects: readonly PageSubject[]
  /** A page names its theme if there are several. */
  themes: readonly Theme[]
  template: Route['template']
  indexed: boolean
  /** The header menus that may list it. */
  menus: readonly (Route['menu'] | undefined)[]
  /** The page above it in the breadcrumbs. */
  parent: string | undefined
  /** The page shows when it was last changed. */
  dated?: true
  /** The text needs a legal review. */
  reviewed?: true
}

/** What most kinds have. */
const most = {
  subjects: ['page'],
  themes: ['mission'],
  template: 'sections',
  indexed: true,
  menus: [undefined],
  parent: undefined,
} as const
const service = {
  ...most,
  subjects: ['service'],
  parent: '/services',
} as const

/** All kinds of pages. The types below are derived from these. */
export const pageKinds = {
  home: { ...most, menus: ['top'] },
  topIndex: { ...most, menus: ['top'] },
  index: { ...most },
  servicesIndex: { ...most },
  about: { ...most, subjects: ['about'], menus: ['top'] },
  contact: { ...most, subjects: ['contact'] },
  challenges: { ...most, parent: '/who-we-help' },
  schedule: { ...most, template: 'schedule' },
  yourCall: { ...most, template: 'your-call', indexed: false },
  gallery: { ...most, template: 'gallery', indexed: false },
  service: { ...service, menus: ['digital', undefined] },
  fundraising: { ...service, menus: ['fundraising', undefined] },
  audience: {
    ...most,
    themes: ['nonprofit', 'islamic', 'climate'],
    parent: '/who-we-help',
  },
  caseStudy: {
    ...most,
    subjects: ['article'],
    themes: ['nonprofit', 'islamic', 'climate'],
    parent: '/impact-stories',
    dated: true,
  },
  resource: {
    ...most,
    subjects: ['article', 'page'],
    menus: ['resources', undefined],
    parent: '/resources',
  },
  legal: { ...most, dated: true, reviewed: true },
  /** Forms for visitors without JavaScript, and thank-you pages: not for search results. */
  form: { ...most, indexed: false, parent: '/contact' },
} as const satisfies Record<string, PageKind>
type Kinds = typeof pageKinds
export type KindName = keyof Kinds

/** Sections that are allowed only on some kinds of pages. */
const atHome = {
  bookingForm: ['home', 'gallery'],
  meetingTemplates: ['resource', 'gallery'],
  download: ['resource', 'gallery'],
  plainForm: ['form', 'contact', 'gallery'],
} as const satisfies Partial<Record<SectionKind, readonly KindName[]>>
type AtHome = typeof atHome

type NotAllowedOn<K extends KindName> = {
  [S in keyof AtHome]: K extends AtHome[S][number] ? never : S
}[keyof AtHome]

/** The sections allowed on a kind of page. */
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

/** A route of a kind of page, with the template, menu and parent that the kind allows. */
export type RouteOf<K extends KindName> = Omit<Route, 'template' | 'indexed' | 'menu' | 'parent'> & {
  template: Kinds[K]['template']
  indexed: Kinds[K]['indexed']
} & (undefined extends Kinds[K]['menus'][number]
    ? { menu?: Exclude<Kinds[K]['menus'][number], undefined> }
    : { menu: Kinds[K]['menus'][number] }) &
  (Kinds[K]['parent'] extends string ? { parent: Kinds[K]['parent'] } : { parent?: never })

/** The paths of kinds that have only one or a few pages. */
const kindAt = {
  '/': 'home',
  '/who-we-help': 'topIndex',
  '/impact-stories': 'topIndex',
  '/our-mission': 'about',
  '/services': 'servicesIndex',
  '/resources': 'index',
  '/challenges': 'challenges',
  '/contact': 'contact',
  '/schedule': 'schedule',
  '/your-call': 'yourCall',
  '/gallery': 'gallery',
  '/gallery/sections': 'gallery',
} as const satisfies Record<string, KindName>

/** The type of the route table: the path determines the kind of a page, and the kind restricts its route. */
export type Routes = { [P in keyof typeof kindAt]: RouteOf<(typeof kindAt)[P]> } & {
  [path: `/services/${string}`]: RouteOf<'service'> | RouteOf<'fundraising'>
  [path: `/impact-stories/${string}`]: RouteOf<'caseStudy'>
  [path: `/resources/${string}`]: RouteOf<'resource'>
  [path: `/blog/${string}`]: RouteOf<'resource'>
  [path: `/thanks/${string}`]: RouteOf<'form'>
  [path: `/${string}`]: Route
}

type KindOf<P extends string> = P extends keyof typeof kindAt
  ? (typeof kindAt)[P]
  : P extends `/services/${string}`
    ? 'service' | 'fundraising'
    : P extends `/impact-stories/${string}`
      ? 'caseStudy'
      : P extends `/resources/${string}` | `/blog/${string}`
        ? 'resource'
        : P extends `/thanks/${string}`
          ? 'form'
          : 'legal' | 'form' | 'audience'

/** The type of the page at a path. */
export type PageAt<P extends string> = { [K in KindOf<P>]: PageOf<K> }[KindOf<P>]
