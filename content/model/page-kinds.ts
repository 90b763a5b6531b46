import type { Page, PageSubject } from './page.ts'
import type { Route } from './route.ts'
import type { Section, SectionKind } from './section.ts'
import type { Theme } from './theme.ts'

/** The rules for a kind of page. */
export type PageKind = {
  /** Its name in error messages. */
  name: string
  subjects: readonly PageSubject[]
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
  /** The page must end with a call to action. */
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
  parent: '/services',
  endsWithCall: true,
} as const

/** All kinds of pages. Both the types in `content/` and the content check are derived from these. */
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
  /** Forms for visitors without JavaScript, and thank-you pages: not for search results. */
  form: { ...most, name: 'a page of a form', indexed: false, parent: '/contact' },
} as const satisfies Record<string, PageKind>
type Kinds = typeof pageKinds
export type KindName = keyof Kinds

/** Sections that are allowed only on some kinds of pages. */
export const atHome = {
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

export type ServicePage = PageOf<'service'>
export type FundraisingPage = PageOf<'fundraising'>
export type AudiencePage = PageOf<'audience'>
export type CaseStudyPage = PageOf<'caseStudy'>
export type ResourcePage = PageOf<'resource'>
export type LegalPage = PageOf<'legal'>
export type FormPage = PageOf<'form'>

/** A route of a kind of page, with the template, menu and parent that the kind allows. */
export type RouteOf<K extends KindName> = Omit<Route, 'template' | 'indexed' | 'menu' | 'parent'> & {
  template: Kinds[K]['template']
  indexed: Kinds[K]['indexed']
} & (undefined extends Kinds[K]['menus'][number]
    ? { menu?: Exclude<Kinds[K]['menus'][number], undefined> }
    : { menu: Kinds[K]['menus'][number] }) &
  (Kinds[K]['parent'] extends string ? { parent: Kinds[K]['parent'] } : { parent?: never })

/** The paths of kinds that have only one or a few pages. */
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
