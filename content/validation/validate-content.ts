import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { fillFigures } from '../model/figures.ts'
import type { TextKind } from '../model/text.ts'
import { contentModules, originsOf } from './content-modules.ts'
import { acceptedIn, findingReason } from './language/finding.ts'
import { languageFindings } from './language/language-findings.ts'
import type { Content } from './loaded-content.ts'
import { pageProblems } from './page-problems.ts'
import type { Place, Problem } from './problem.ts'
import { navigationProblems, routeProblems } from './route-problems.ts'
import { bookingProblems, teamHoursProblems } from './rules/booking-rules.ts'
import { ctaProblems } from './rules/cta-problems.ts'
import { metricProblems } from './rules/figures.ts'
import { oldAddressProblems } from './rules/old-address-problems.ts'
import { siteProblems } from './rules/site-problems.ts'
import { quoted, schemaProblems } from './schema-problems.ts'
import { textProblems } from './text/text-problems.ts'
import { typedFigures } from './text/typed-figures.ts'
import { isRecord, type SchemaNode, walk } from './walk.ts'

/** What the checks need besides the content. */
export type ValidationContext = {
  /** The project's folder, which contains node_modules. */
  root: string
  /** Whether a path such as `/template.pdf` is a file in `public/`. */
  isPublicFile: (path: string) => boolean
  /** The latest allowed date, as YYYY-MM-DD. */
  today: string
  /** The settings that were exported last (`npm run generate -- settings`), as JSON. */
  applied: string
}

type FoundText = { text: string; kind: TextKind; place: Place }

/** All problems in the content: schema and text problems first, then those of the rules and the language checks. */
export async function validateContent(content: Content, context: ValidationContext): Promise<Problem[]> {
  const { problems, texts, complete } = checkSchemas(content, context)
  const clean: FoundText[] = []
  for (const { text, kind, place } of texts) {
    const reasons = textProblems(text, kind, content.metrics)
    problems.push(...reasons.map((reason) => ({ ...place, reason })))
    if (reasons.length === 0) clean.push({ text, kind, place })
  }
  // The rules read fields that may be missing if a value does not match its schema.
  if (complete) problems.push(...ruleProblems(content, context))
  problems.push(...(await languageProblems(clean, content, context.root)))
  return unique(problems)
}

/** Checks each value against its schema, and collects the texts. */
function checkSchemas(content: Content, { isPublicFile }: ValidationContext) {
  const { metrics, routes } = content
  const problems: Problem[] = []
  const texts = new Map<string, FoundText>()
  const origins = originsOf(content)
  let complete = true
  for (const { schema, value, place } of contentModules(content)) {
    const continued = new Set<unknown>()
    walk(schema, value, place, origins, (schema, value, place) => {
      const filled = typeof value === 'string' ? fillFigures(value, metrics) : value
      const found = schemaProblems(schema, filled)
      if (found.some(({ unreadable }) => unreadable)) complete = false
      const reasons = [
        ...found.map(({ reason }) => reason),
        ...referenceProblems(schema, value, { routes, metrics, isPublicFile }),
      ]
      problems.push(...reasons.map((reason) => ({ ...place, reason })))
      // Bullet points after a paragraph that ends with a colon continue its sentence.
      if (isRecord(value) && Array.isArray(value['points']) && Array.isArray(value['paragraphs'])) {
        if (String(value['paragraphs'].at(-1)).endsWith(':'))
          for (const point of value['points']) continued.add(point)
      }
      if (typeof value === 'string' && schema.text && value !== '') {
        const kind = continued.has(value) ? 'continuation' : schema.text
        texts.set(`${place.file} ${place.path.join(' ')}`, { text: value, kind, place })
      }
    })
  }
  return { problems, texts: [...texts.values()], complete }
}

/** The findings of the language checks that editors have not accepted, and unnecessary “accept” comments. */
async function languageProblems(
  texts: readonly FoundText[],
  content: Content,
  root: string,
): Promise<Problem[]> {
  const filled = texts.map((each) => ({ ...each, text: fillFigures(each.text, content.metrics) }))
  const language = await languageFindings(filled, root, 'content')
  const findings = texts.map(({ text, kind }, i) => [
    ...(kind === 'note' ? [] : typedFigures(text, content.metrics)),
    ...(language[i] ?? []),
  ])
  const accepted = new Map([...content.sources].map(([file, source]) => [file, acceptedIn(source)]))
  const problems = texts.flatMap(({ place }, i) =>
    (findings[i] ?? [])
      .filter(({ words }) => !accepted.get(place.file)?.includes(words.trim()))
      .map((finding) => ({ ...place, reason: findingReason(finding) })),
  )
  for (const [file, all] of accepted) {
    const found = new Set(
      texts
        .flatMap(({ place }, i) => (place.file === file ? (findings[i] ?? []) : []))
        .map(({ words }) => words.trim()),
    )
    for (const words of all.filter((each) => !found.has(each)))
      problems.push({ file, path: [], reason: `accepts “${words}”, which no check reports; delete the line` })
  }
  return problems
}

function settingsRuleProblems(
  { bookingRules, teamHours }: Content,
  { today, applied }: ValidationContext,
): Problem[] {
  return [
    ...bookingProblems(bookingRules),
    ...(teamHours ? teamHoursProblems(teamHours, bookingRules, today, applied) : []),
  ]
}

/** The problems in content/booking-rules.ts, without the language checks: quick enough for every start. */
export async function validateSettings(content: Content, context: ValidationContext): Promise<Problem[]> {
  const { problems, complete } = checkSchemas(content, context)
  const found = problems.filter(({ file }) => file === 'content/booking-rules.ts')
  return complete ? [...found, ...settingsRuleProblems(content, context)] : found
}

function ruleProblems(content: Content, context: ValidationContext): Problem[] {
  const { today, isPublicFile } = context
  return [
    ...siteProblems(content.site),
    ...metricProblems(content.metrics),
    ...routeProblems(content.routes, Object.fromEntries(content.pages.map(({ path, page }) => [path, page]))),
    ...oldAddressProblems(content, isPublicFile),
    ...navigationProblems(content),
    ...settingsRuleProblems(content, context),
    ...pageProblems(content, today),
    ...ctaProblems(content),
    ...sourceProblems(content),
  ]
}

/** Removes duplicates, since a value that several pages share is checked on each of them. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** Problems in the source code: disabled checks, a hard-coded provider's name, and pages without a route. */
function sourceProblems({ sources, site }: Content): Problem[] {
  const problems: Problem[] = []
  const imported = sources.get('content/pages.ts') ?? ''
  for (const [file, source] of sources) {
    const report = (reason: string) => problems.push({ file, path: [], reason })
    if (file !== 'content/site.ts' && source.includes(site.name))
      report(`has the provider’s name (“${site.name}”) hard-coded; write \${site.name}, from content/site.ts`)
    if (
      /^export const \w+ = (?:page|thanks)\(/m.test(source) &&
      !imported.includes(`/${file.split('/').at(-1)}'`)
    )
      report('is a page without an address; add it to content/pages.ts and content/routes.ts, or delete it')
  }
  return problems
}

type Known = Pick<Content & ValidationContext, 'routes' | 'metrics' | 'isPublicFile'>

/** References to pages, figures, icons and files that do not exist. */
function referenceProblems(schema: SchemaNode, value: unknown, known: Known): string[] {
  if (typeof value !== 'string') return []
  if (schema.routePath) return linkProblems(value, known.routes)
  if (schema.metricKey && !Object.hasOwn(known.metrics, value)) {
    return [
      `is ${quoted(value)}, which is not a key of content/metrics.ts; correct the key or add the figure there`,
    ]
  }
  if (schema.iconName && !Object.hasOwn(lucide.icons, value)) {
    return [`is ${quoted(value)}, which is not an icon; use a name from lucide.dev/icons`]
  }
  if (schema.publicFile && !known.isPublicFile(value)) {
    return [`is ${quoted(value)}, but public${value} does not exist; add the file or correct the name`]
  }
  return []
}

function linkProblems(path: string, routes: Known['routes']): string[] {
  if (Object.hasOwn(routes, path)) return []
  const canonical = Object.keys(routes).find((each) => routes[each]?.alsoAt?.some((also) => also === path))
  return canonical
    ? [`is ${quoted(path)}, an alternative path; link to ${quoted(canonical)}`]
    : [`is ${quoted(path)}, which is not a page; write a path of content/routes.ts`]
}
