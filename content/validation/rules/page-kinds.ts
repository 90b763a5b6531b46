import type { Page, PageSubject } from '../../model/page.ts'
import type { Route } from '../../model/route.ts'
import type { Theme } from '../../model/theme.ts'
import type { Content, PageEntry } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'

/** What a kind of page may have. Where nothing stands, anything goes. */
type Rules = {
  name: string
  subjects?: readonly PageSubject[]
  themes?: readonly Theme[]
  template?: Route['template']
  indexed?: boolean
  menus?: readonly (Route['menu'] | undefined)[]
  parent?: string | undefined
  /** Whether the page says when it was last changed. */
  dated?: boolean
  /** Ends with what to do next. */
  endsWithCall?: boolean
}

const plain = { template: 'sections', indexed: true } as const

/** The kinds that each have one page. */
const single: Readonly<Record<string, Rules>> = {
  '/': {
    name: 'the home page',
    ...plain,
    subjects: ['page'],
    themes: ['mission'],
    menus: ['top'],
    parent: undefined,
  },
  '/schedule': {
    name: 'the scheduler',
    template: 'schedule',
    indexed: true,
    subjects: ['page'],
    themes: ['mission'],
    parent: undefined,
  },
  '/your-call': {
    name: 'the page of a booked call',
    template: 'your-call',
    indexed: false,
    subjects: ['page'],
    themes: ['mission'],
    menus: [undefined],
  },
  '/gallery': { name: 'the gallery', template: 'gallery', indexed: false, menus: [undefined] },
  '/contact': { name: 'the contact page', ...plain, subjects: ['contact'], themes: ['mission'] },
  '/our-mission': {
    name: 'the page about us',
    ...plain,
    subjects: ['about'],
    themes: ['mission'],
    menus: ['top'],
  },
  '/services': { name: 'an index', ...plain, subjects: ['page'], themes: ['mission'], endsWithCall: true },
  '/resources': { name: 'an index', ...plain, subjects: ['page'], themes: ['mission'] },
  '/who-we-help': { name: 'an index', ...plain, subjects: ['page'], themes: ['mission'], menus: ['top'] },
  '/impact-stories': { name: 'an index', ...plain, subjects: ['page'], themes: ['mission'], menus: ['top'] },
}

/** Resources may be listed in the menu of their name alone. */
const resource: Rules = {
  name: 'a resource',
  ...plain,
  subjects: ['page', 'article'],
  themes: ['mission'],
  menus: ['resources', undefined],
  parent: '/resources',
  endsWithCall: true,
}

export function kindOf(
  { path, file }: { path: string; file: string },
  content: Pick<Content, 'legalPages' | 'routes'>,
): Rules | undefined {
  if (single[path]) return single[path]
  if (content.legalPages.includes(path) || file.startsWith('content/legal/')) {
    return {
      name: 'a legal page',
      ...plain,
      subjects: ['page'],
      themes: ['mission'],
      menus: [undefined],
      parent: undefined,
      dated: true,
    }
  }
  if (path.startsWith('/services/')) {
    const menu = file.startsWith('content/fundraising/') ? 'fundraising' : 'digital'
    return {
      name: 'a service page',
      ...plain,
      subjects: ['service'],
      themes: ['mission', 'nonprofit', 'climate'],
      menus: [menu, undefined],
      parent: '/services',
      endsWithCall: true,
    }
  }
  if (path.startsWith('/impact-stories/')) {
    return {
      name: 'a case study',
      ...plain,
      subjects: ['article'],
      themes: ['nonprofit', 'islamic', 'climate'],
      menus: [undefined],
      parent: '/impact-stories',
      dated: true,
      endsWithCall: true,
    }
  }
  if (path.startsWith('/resources/') || path.startsWith('/blog/')) return resource
  if (file.startsWith('content/audiences/')) {
    return {
      name: 'an audience page',
      ...plain,
      subjects: ['page'],
      themes: ['nonprofit', 'islamic', 'climate'],
      menus: [undefined],
      parent: '/who-we-help',
      endsWithCall: true,
    }
  }
  return
}

/** What does not fit the kind of page that it stands on. */
export function kindProblems(entry: PageEntry, content: Content): Problem[] {
  const { path, file, page } = entry
  const kind = kindOf(entry, content)
  const route = content.routes[path]
  const problems: Problem[] = []
  const report = (at: FieldPath, reason: string) => problems.push({ file, path: at, reason })
  const reportRoute = (field: string, reason: string) =>
    problems.push({ file: 'content/routes.ts', path: [path, field], reason })

  if (kind) {
    if (kind.subjects && !kind.subjects.includes(page.subject)) {
      report(
        ['subject'],
        `is “${page.subject}”, but ${kind.name} is ${kind.subjects.map((each) => `“${each}”`).join(' or ')}`,
      )
    }
    if (kind.themes && !kind.themes.includes(page.theme)) {
      report(['theme'], `is “${page.theme}”, but ${kind.name} wears ${kind.themes.join(' or ')}`)
    }
    if (route && kind.template && route.template !== kind.template) {
      reportRoute('template', `is “${route.template}”, but ${kind.name} is drawn by “${kind.template}”`)
    }
    if (route && kind.indexed !== undefined && route.indexed !== kind.indexed) {
      reportRoute(
        'indexed',
        kind.indexed
          ? `is false, but ${kind.name} must be found; write true`
          : `is true, but ${kind.name} is not for the public; write false`,
      )
    }
    if (route && kind.menus && !kind.menus.includes(route.menu)) {
      const allowed = kind.menus.map((menu) => (menu ? `“${menu}”` : 'none')).join(' or ')
      reportRoute(
        'menu',
        `is ${route.menu ? `“${route.menu}”` : 'missing'}, but ${kind.name} stands in ${allowed}`,
      )
    }
    if (route && 'parent' in kind && route.parent !== kind.parent) {
      reportRoute(
        'parent',
        `is ${route.parent ?? 'missing'}, but ${kind.name} stands below ${kind.parent ?? 'the home page (no parent)'}`,
      )
    }
    if (kind.dated && !page.updated)
      report(['updated'], `is missing; ${kind.name} says when it was last changed, as YYYY-MM-DD`)
    const last = page.sections.at(-1)
    if (kind.endsWithCall && last && last.kind !== 'callToAction') {
      report(
        ['sections', page.sections.length - 1, 'kind'],
        `is “${last.kind}”, but ${kind.name} ends with a callToAction; add one`,
      )
    }
  }
  const isLegal = kind?.name === 'a legal page'
  if (isLegal && page.legalReview === undefined)
    report(['legalReview'], 'is missing; write open until the text is confirmed')
  if (!isLegal && page.legalReview !== undefined)
    report(['legalReview'], 'stands on a page that is no legal page; take it out')
  if (page.subject === 'article' && !page.updated) {
    report(['updated'], 'is missing; an article says when it was last changed, as YYYY-MM-DD')
  }
  for (const theme of ['nonprofit', 'islamic', 'climate'] as const) {
    if (path.startsWith(`/${theme}-`) && page.theme !== theme)
      report(['theme'], `is “${page.theme}” on ${path}; write “${theme}”`)
  }
  if (!single[path] && route && route.template !== 'sections') {
    reportRoute('template', `is “${route.template}”, which is for one page alone; write “sections”`)
  }
  problems.push(...sectionProblems(entry), ...variantProblems(entry))
  return problems
}

/** Sections that belong to one page. */
const atHome: Partial<Record<Page['sections'][number]['kind'], RegExp>> = {
  bookingForm: /^\/$/,
  meetingTemplates: /^\/resources\//,
}

function sectionProblems({ path, file, page }: PageEntry): Problem[] {
  return page.sections.flatMap((section, i) => {
    const where = atHome[section.kind]
    return where && !where.test(path)
      ? [
          {
            file,
            path: ['sections', i, 'kind'],
            reason: `is “${section.kind}”, which does not belong on ${path}; take the section out`,
          },
        ]
      : []
  })
}

function variantProblems({ file, page }: PageEntry): Problem[] {
  const actions = [
    ...page.hero.actions.map((action, i) => ({ action, at: ['hero', 'actions', i] as FieldPath })),
    ...page.sections.flatMap((section, i) =>
      section.kind === 'callToAction'
        ? section.actions.map((action, k) => ({ action, at: ['sections', i, 'actions', k] as FieldPath }))
        : [],
    ),
  ]
  return actions.flatMap(({ action, at }) => {
    if (!('variant' in action)) return []
    const path = [...at, 'variant']
    if (action.variant === 'destructive') {
      return [{ file, path, reason: 'is “destructive”, which is for buttons that delete; write another' }]
    }
    const themed = ['nonprofit', 'islamic', 'climate'].includes(action.variant)
    return themed && action.variant !== page.theme
      ? [
          {
            file,
            path,
            reason: `is “${action.variant}” on a page of the theme “${page.theme}”; write “${page.theme}”`,
          },
        ]
      : []
  })
}
