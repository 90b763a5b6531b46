import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Imports of the project's own files, for their values: at the start of a line, or while running. */
const imports =
  /^(?:import|export)\s(?!type\b)[^'"]*?from\s+'(\.[^']+)'|^import\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/gm

/** The one import that a build answers otherwise (`pages-apart.ts`). */
const answeredApart = { by: join('renderer/page-content.ts'), file: join('content/pages.ts') }

/** These files and all that they import, and so on: paths from the project's folder. */
export function importedBy(files: readonly string[]): Set<string> {
  const found = new Set(files)
  for (const file of found) {
    // What is not there is none's to read: a path is put together, or the build itself will say so.
    if (!/\.[jt]sx?$/.test(file) || !existsSync(file)) continue
    for (const [, ...specifiers] of readFileSync(file, 'utf8').matchAll(imports)) {
      const imported = join(dirname(file), specifiers.find(Boolean) ?? '')
      if (file === answeredApart.by && imported === answeredApart.file) continue
      found.add(imported)
    }
  }
  return found
}
