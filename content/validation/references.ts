import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import type { Route } from '../model/route.ts'
import { quoted } from './form.ts'
import type { SchemaNode } from './walk.ts'

export type Known = {
  routes: Readonly<Record<string, Route>>
  metrics: Readonly<Record<string, unknown>>
  /** Whether a path such as `/template.pdf` is a file of `public/`. */
  isPublicFile: (path: string) => boolean
}

/** What is wrong with a value that names something: a page, a figure, an icon, a file. */
export function referenceProblems(schema: SchemaNode, value: unknown, known: Known): string[] {
  if (typeof value !== 'string') return []
  if (schema.routePath) return linkProblems(value, known.routes)
  if (schema.metricKey && !Object.hasOwn(known.metrics, value)) {
    return [
      `is ${quoted(value)}, which is no key of content/metrics.ts; correct the key or add the figure there`,
    ]
  }
  if (schema.iconName && !Object.hasOwn(lucide.icons, value)) {
    return [`is ${quoted(value)}, which is no icon; take a name from lucide.dev/icons`]
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
    ? [`is ${quoted(path)}, a second address; link to ${quoted(canonical)}`]
    : [`is ${quoted(path)}, where no page is; write a path of content/routes.ts`]
}
