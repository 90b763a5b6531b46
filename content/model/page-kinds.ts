import type { Page, PageSubject } from './page.ts'
import type { Route } from './route.ts'
import type { Section, SectionKind } from './section.ts'
import type { Theme } from './theme.ts'

/** What a kind of page may have. */
export type PageKind = {
  /** As messages call it. */
  name: string
  subjects: readonly PageSubject[]
  themes: readonly Theme[]
  template: Route['template']
  indexed: boolean
  /** The header menus that may list it. */
  menus: readonly (Route['menu'] | undefined)[]
  /** The page above it in the breadcrumbs. */
  parent: string | undefined
  /** Whether the page says when it was last changed. */
  dated?: true
  /** Whether somebody confirms its text. */
  reviewed?: true
  /** Ends with what to do next. */
  endsWithCall?: true
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
  name: 'a service page',
  subjects: ['service'],
  themes: ['mission', 'nonprofit', 'climate'],
  parent: '/services',
  endsWithCall: true,
} as const

/** All kinds of pages: the types of `content/`, and the check, both read them here. */
export const pageKinds = {
  home: { ...most, name: 'the home page', menus: ['top'] },
  topIndex: { ...most, name: 'an index', menus: ['top'] },
  index: { ...most, name: 'an index' },
  servicesIndex: { ...most, name: 'an index', endsWithCall: true },
  about: { ...most, name: 'the page about us', subjects: ['about'], menus: ['top'] },
  contact: { ...most, name: 'the contact page', subjects: ['contact'] },
  challenges: { ...most, name: 'the challenges page', parent: '/who-we-help', endsWithCall: true },
  schedule: { ...most, name: 'the scheduler', template: 'schedule' },
  yourCall: { ...most, name: 'the page of a booked call', template: 'your-call', indexed: false },
  gallery: { ...most, name: 'a page of the gallery', template: 'gallery', indexed: false },
  service: { ...service, menus: ['digital', undefined] },
  fundraising: { ...service, menus: ['fundraising', undefined] },
  audience: {
    ...most,
    name: 'an audience page',
    themes: ['nonprofit', 'islamic', 'climate'],
    parent: '/who-we-help',
    endsWithCall: true,
  },
  caseStudy: {
    ...most,
    name: 'a case study',
    subjects: ['article'],
    themes: ['nonprofit', 'islamic', 'climate'],
    parent: '/impact-stories',
    dated: true,
    endsWithCall: true,
  },
  resource: {
    ...most,
    name: 'a resource',
    subjects: ['page', 'article'],
    menus: ['resources', undefined],
    parent: '/resources',
    endsWithCall: true,
  },
  legal: { ...most, name: 'a legal page', dated: true, reviewed: true },
  /** What visitors without script see, and what follows on a form: searchers should not come here. */
  form: { ...most, name: 'a page of a form', indexed: false, parent: '/contact' },
} as const satisfies Record<string, PageKind>
type Kinds = typeof pageKinds
export type KindName = keyof Kinds

/** Sections that belong on one kind of page. */
export const atHome = {
  bookingForm: ['home', 'gallery'],
  meetingTemplates: ['resource', 'gallery'],
  download: ['resource', 'gallery'],
  plainForm: ['form', 'contact', 'gallery'],
} as const satisfies Partial<Record<SectionKind, readonly KindName[]>>
type AtHome = typeof atHome

type ForeignTo<K extends KindName> = {
  [S in keyof AtHome]: K extends AtHome[S][number] ? never : S
}[keyof AtHome]

/** The sections that a kind of page may have. */
export type SectionOn<K extends KindName> = Exclude<Section, { kind: ForeignTo<K> }>

/** A page of a kind: its subject, its theme, its sections, its days. */
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

export type ServicePage = PageOf<'service'>
export type FundraisingPage = PageOf<'fundraising'>
export type AudiencePage = PageOf<'audience'>
export type CaseStudyPage = PageOf<'caseStudy'>
export type ResourcePage = PageOf<'resource'>
export type LegalPage = PageOf<'legal'>
export type FormPage = PageOf<'form'>

/** A route of a kind of page: its template, its menu, its place. */
export type RouteOf<K extends KindName> = Omit<Route, 'template' | 'indexed' | 'menu' | 'parent'> & {
  template: Kinds[K]['template']
  indexed: Kinds[K]['indexed']
} & (undefined extends Kinds[K]['menus'][number]
    ? { menu?: Exclude<Kinds[K]['menus'][number], undefined> }
    : { menu: Kinds[K]['menus'][number] }) &
  (Kinds[K]['parent'] extends string ? { parent: Kinds[K]['parent'] } : { parent?: never })

/** The kinds that each have one page, or a few, by their addresses. */
export const kindAt = {
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

/** The route table: the address says of which kind a page is, and the kind what its route may say. */
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

/** The page at an address, of the kind that the address says. */
export type PageAt<P extends string> = { [K in KindOf<P>]: PageOf<K> }[KindOf<P>]
