import { atHome, kindAt, type PageKind, pageKinds } from '../../model/page-kinds.ts'
import type { Content, PageEntry } from '../loaded-content.ts'
import { type FieldPath, type Problem, problemsIn } from '../problem.ts'

/** The kind of a page, determined by its path or by the folder of its module. */
export function kindOf(
  { path, file }: { path: string; file: string },
  content: Pick<Content, 'legalPages' | 'routes'>,
): PageKind | undefined {
  if (isSingle(path)) return pageKinds[kindAt[path]]
  if (content.legalPages.includes(path) || file.startsWith('content/legal/')) return pageKinds.legal
  if (path.startsWith('/services/'))
    return file.startsWith('content/fundraising/') ? pageKinds.fundraising : pageKinds.service
  if (path.startsWith('/impact-stories/')) return pageKinds.caseStudy
  if (file.startsWith('content/forms/')) return pageKinds.form
  if (path.startsWith('/resources/') || path.startsWith('/blog/')) return pageKinds.resource
  return file.startsWith('content/audiences/') ? pageKinds.audience : undefined
}

const isSingle = (path: string): path is keyof typeof kindAt => Object.hasOwn(kindAt, path)

/** Themes for an audience. */
const themes: readonly string[] = ['nonprofit', 'islamic', 'climate']

/** Fields, sections and buttons that the kind of the page does not allow. */
export function kindProblems(entry: PageEntry, content: Content): Problem[] {
  const { path, file, page } = entry
  const kind = kindOf(entry, content)
  const { problems, report } = problemsIn(file)
  if (kind) problems.push(...tableProblems(entry, kind, content))
  if (kind?.dated && !page.updated)
    report(['updated'], `is missing; ${kind.name} needs the date of its last change, as YYYY-MM-DD`)
  const last = page.sections.at(-1)
  if (kind?.endsWithCall && last && last.kind !== 'callToAction')
    report(
      ['sections', page.sections.length - 1, 'kind'],
      `is “${last.kind}”, but ${kind.name} ends with a callToAction; add one`,
    )
  if (kind?.reviewed && page.legalReview === undefined)
    report(['legalReview'], 'is missing; write open until the text is confirmed')
  if (!kind?.reviewed && page.legalReview !== undefined)
    report(['legalReview'], 'is on a page that is not a legal page; remove it')
  for (const theme of themes) {
    if (path.startsWith(`/${theme}-`) && page.theme !== theme)
      report(['theme'], `is “${page.theme}” on ${path}; write “${theme}”`)
  }
  const homes: Readonly<Record<string, readonly (keyof typeof pageKinds)[]>> = atHome
  for (const [i, section] of page.sections.entries()) {
    const where = homes[section.kind]?.map((name): PageKind => pageKinds[name])
    if (where && kind && !where.includes(kind))
      report(
        ['sections', i, 'kind'],
        `is “${section.kind}”, which is not allowed on ${path}; remove the section`,
      )
  }
  return problems
}

/** Fields of a page and its route with values that the table of page kinds does not allow. */
function tableProblems({ path, file, page }: PageEntry, kind: PageKind, { routes }: Content): Problem[] {
  const route = routes[path]
  const onPage: [string, unknown, readonly unknown[]][] = [
    ['subject', page.subject, kind.subjects],
    ['theme', page.theme, kind.themes],
  ]
  const onRoute: typeof onPage = [
    ['template', route?.template, [kind.template]],
    ['indexed', route?.indexed, [kind.indexed]],
    ['menu', route?.menu, kind.menus],
    ['parent', route?.parent, [kind.parent]],
  ]
  const word = (value: unknown) => (value === undefined ? 'nothing' : `“${value}”`)
  const compare = (where: Problem['file'], at: FieldPath, fields: typeof onPage) =>
    fields
      .filter(([, value, allowed]) => !allowed.includes(value))
      .map(([field, value, allowed]) => ({
        file: where,
        path: [...at, field],
        reason: `is ${word(value)}, but ${kind.name} has ${allowed.map(word).join(' or ')}; correct it`,
      }))
  return [...compare(file, [], onPage), ...(route ? compare('content/routes.ts', [path], onRoute) : [])]
}
