import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { pageSources } from '../../supabase/local/site-build.ts'

/** Everything that a build reads. */
const sources = [...pageSources, 'supabase/local', 'supabase/migrations']

const model = 'nonprofit-seo'
const modelName = 'nonprofitSeo'

/** Copies the project into a folder, with this many more service pages and its own caches. */
export function growSite(folder: string, pages: number): void {
  for (const source of sources) cpSync(join(projectRoot, source), join(folder, source), { recursive: true })
  linkPackages(folder)
  const text = readFileSync(join(folder, `content/services/${model}.ts`), 'utf8')
  const numbers = Array.from({ length: pages }, (_, i) => String(i + 1))
  for (const number of numbers) writeFileSync(pageFile(folder, number), pageText(text, number))
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  edit('content/routes.ts', (routes) =>
    routes.replace(
      "\n  '/gallery':",
      () =>
        `${numbers.map((n) => `\n  '/services/grown-${n}': { template: 'sections', indexed: true, parent: '/services' },`).join('')}\n  '/gallery':`,
    ),
  )
  edit(
    'content/pages.ts',
    (table) =>
      numbers.map((n) => `import { grown${n} } from './services/grown-${n}.ts'\n`).join('') +
      table.replace(
        "\n  '/gallery':",
        () => `${numbers.map((n) => `\n  '/services/grown-${n}': grown${n},`).join('')}\n  '/gallery':`,
      ),
  )
}

const pageFile = (folder: string, number: string) => join(folder, `content/services/grown-${number}.ts`)

/** Changes every heading and paragraph, so that no page is rendered from a cache. */
function pageText(text: string, number: string): string {
  return text
    .replace(modelName, `grown${number}`)
    .replace(
      /((?:title|name|heading|question|description|summary|lead|text): ?\s*'[^']+?)([.?]?')/g,
      `$1 ${number}$2`,
    )
}

/** Links the packages, without the cache of earlier builds. */
function linkPackages(folder: string): void {
  const packages = join(projectRoot, 'node_modules')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(packages)) {
    if (name !== '.cache') symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  }
}
