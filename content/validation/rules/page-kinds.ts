import { atHome, kindAt, type PageKind, pageKinds } from '../../model/page-kinds.ts'
import type { Content, PageEntry } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'

/** Of which kind a page is: by its address where there is one of the kind, else by the folder of its module. */
export function kindOf(
  { path, file }: { path: string; file: string },
  content: Pick<Content, 'legalPages' | 'routes'>,
): PageKind | undefined {
  if (isSingle(path)) return pageKinds[kindAt[path]]
  if (content.legalPages.includes(path) || file.startsWith('content/legal/')) return pageKinds.legal
  if (path.startsWith('/services/')) {
    return file.startsWith('content/fundraising/') ? pageKinds.fundraising : pageKinds.service
  }
  if (path.startsWith('/impact-stories/')) return pageKinds.caseStudy
  if (file.startsWith('content/forms/')) return pageKinds.form
  if (path.startsWith('/resources/') || path.startsWith('/blog/')) return pageKinds.resource
  if (file.startsWith('content/audiences/')) return pageKinds.audience
  return
}

const isSingle = (path: string): path is keyof typeof kindAt => Object.hasOwn(kindAt, path)

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
    if (!kind.subjects.includes(page.subject)) {
      report(
        ['subject'],
        `is “${page.subject}”, but ${kind.name} is ${kind.subjects.map((each) => `“${each}”`).join(' or ')}`,
      )
    }
    if (!kind.themes.includes(page.theme)) {
      report(['theme'], `is “${page.theme}”, but ${kind.name} wears ${kind.themes.join(' or ')}`)
    }
    if (route && route.template !== kind.template) {
      reportRoute('template', `is “${route.template}”, but ${kind.name} is drawn by “${kind.template}”`)
    }
    if (route && route.indexed !== kind.indexed) {
      reportRoute(
        'indexed',
        kind.indexed
          ? `is false, but ${kind.name} must be found; write true`
          : `is true, but ${kind.name} is not for the public; write false`,
      )
    }
    if (route && !kind.menus.includes(route.menu)) {
      const allowed = kind.menus.map((menu) => (menu ? `“${menu}”` : 'none')).join(' or ')
      reportRoute(
        'menu',
        `is ${route.menu ? `“${route.menu}”` : 'missing'}, but ${kind.name} stands in ${allowed}`,
      )
    }
    if (route && route.parent !== kind.parent) {
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
  const isLegal = kind?.reviewed === true
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
  if (!isSingle(path) && route && route.template !== 'sections') {
    reportRoute('template', `is “${route.template}”, which is for one page alone; write “sections”`)
  }
  problems.push(...sectionProblems(entry, kind), ...variantProblems(entry))
  return problems
}

function sectionProblems({ path, file, page }: PageEntry, kind: PageKind | undefined): Problem[] {
  const homes: Readonly<Record<string, readonly (keyof typeof pageKinds)[]>> = atHome
  return page.sections.flatMap((section, i) => {
    const where = homes[section.kind]?.map((name): PageKind => pageKinds[name])
    return where && kind && !where.includes(kind)
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
