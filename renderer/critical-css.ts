import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { documentNames, keptEverywhere } from './build/style-name.ts'
import { builtCode } from './built-code.ts'

type AssetEntry = { file: string; css?: string[]; imports?: string[] }

/** Pages cross-fade on navigation, unless the visitor prefers reduced motion. */
const viewTransition = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

let assets: Record<string, AssetEntry> | undefined

/**
 * The style sheets of a page template's components as one string for the document's head. Read from vike's output;
 * empty in development, where Vite serves the styles.
 */
export function criticalCss(pageId: string, folder: string = builtCode): string {
  if (import.meta.env.DEV) return ''
  assets ??= JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as Record<string, AssetEntry>
  const key = `virtual:vike:page-entry:client:${pageId}`
  if (!assets[key]) throw new Error(`assets.json has no entry "${key}": has vike renamed its page entries?`)
  // The styles for print are linked (build/documents.ts).
  const files = inLayers(cssFilesOf(key, assets)).filter((file) => !file.includes('ui_tokens_print'))
  return (
    files.map((file) => readFileSync(join(folder, 'client', file), 'utf8').trim()).join('') + viewTransition
  )
}

function cssFilesOf(key: string, all: Record<string, AssetEntry>, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const entry = all[key]
  if (!entry) return []
  // Imports come first, so that a component can override the styles of what it imports.
  return [
    ...new Set([
      ...(entry.imports ?? []).flatMap((each) => cssFilesOf(each, all, seen)),
      ...(entry.css ?? []),
    ]),
  ]
}

/** Sorts tokens and primitives first: other styles override them, and the chunks may not be in import order. */
function inLayers(files: readonly string[]): string[] {
  const layer = (file: string) => layers.findIndex((each) => file.includes(each)) + 1 || layers.length + 1
  return files.toSorted((a, b) => layer(a) - layer(b))
}

const layers = ['/ui_tokens_tokens', '/ui_tokens_', '/ui_primitives_']

const purged = new Map<string, Promise<string>>()

/**
 * Removes the styles that a document's HTML does not use. Keeps all rules of islands, because their order matters, but
 * not unused variables, because an island's own style sheets define them again. Cached by the names used, since
 * documents with the same sections use the same ones.
 */
export function onlyUsed(css: string, html: string): Promise<string> {
  const names = [...new Set(html.match(documentNames))].sort().join(' ')
  const key = `${names}\n${css}`
  const styles = purged.get(key) ?? withNames(css, names)
  purged.set(key, styles)
  return styles
}

async function withNames(css: string, names: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names, extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
    safelist: [keptEverywhere],
  })
  if (!result) throw new Error('PurgeCSS returned no style sheet')
  return result.css
}
