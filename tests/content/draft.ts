import { fileURLToPath } from 'node:url'
import type { Page } from '../../content/model/page.ts'
import type { Section, SectionKind, SectionOf } from '../../content/model/section.ts'
import { validationContext } from '../../content/validation/content-report.ts'
import { loadContent } from '../../content/validation/load-content.ts'
import { type Content, contentOf } from '../../content/validation/loaded-content.ts'
import { fieldName } from '../../content/validation/problem.ts'
import { type ValidationContext, validateContent } from '../../content/validation/validate-content.ts'

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> }

/** A copy of the site's content that a test can edit. */
export type Draft = Mutable<Omit<Content, 'modules' | 'sources'>> & {
  modules: Record<string, Record<string, unknown>>
  sources: Map<string, string>
  context: ValidationContext
  page: (path: string) => Mutable<Page>
  /** The first section of a kind on a page. */
  section: <K extends SectionKind>(path: string, kind: K) => Mutable<SectionOf<K>>
}

export const root = fileURLToPath(new URL('../..', import.meta.url))
const original = await loadContent(root)

/** The problems in the content after an edit, as `file: field: reason`. */
export async function reportAfter(edit: (draft: Draft) => void): Promise<string[]> {
  const values = [...original.modules].map(([file, exported]): [string, Record<string, unknown>] => [
    file,
    Object.fromEntries(Object.entries(exported).filter(([, value]) => typeof value !== 'function')),
  ])
  // Cloned together, so that values that modules share remain identical.
  const modules = structuredClone(new Map(values))
  const sources = new Map(original.sources)
  const before = contentOf(modules, sources)
  const page = (path: string) =>
    (before.pages.find((entry) => entry.path === path) ?? missing(path)).page as Mutable<Page>
  const draft = {
    ...before,
    modules: Object.fromEntries(modules),
    sources,
    context: validationContext(new Date('2026-11-25T12:00:00Z'), root),
    page,
    section: (path: string, kind: SectionKind) =>
      (page(path).sections as Section[]).find((each) => each.kind === kind) ?? missing(kind),
  } as unknown as Draft
  edit(draft)
  const problems = await validateContent(contentOf(modules, sources), draft.context)
  return problems.map(({ file, path, reason }) => `${file}: ${fieldName(path)}: ${reason}`)
}

function missing(what: string): never {
  throw new Error(`The content has no ${what}: change the example`)
}
