import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { KindName } from './model/page-kinds.ts'

/*
 * `npm run new -- service grant-writing`: creates the file of a new page and registers it. The result compiles. Texts to
 * write are marked TODO, and `npm run check` lists them until they are written.
 */

type PageStart = {
  /** The kind in `content/model/page-kinds.ts`. */
  kind: KindName
  folder: string
  /** The part of the page's path before its name. */
  path: string
  /** The constant in `content/routes.ts` with the fields of the route. */
  route: string
  /** Lines with fields that only this kind has. */
  fields?: string
}

const updated = `  updated: '${new Date().toISOString().slice(0, 10)}',\n`
const theme = "  theme: 'nonprofit',\n"

const kinds = {
  service: { kind: 'service', folder: 'services', path: '/services', route: 'digital' },
  fundraising: { kind: 'service', folder: 'fundraising', path: '/services', route: 'fundraising' },
  audience: { kind: 'audience', folder: 'audiences', path: '', route: 'audience', fields: theme },
  'case-study': {
    kind: 'caseStudy',
    folder: 'case-studies',
    path: '/impact-stories',
    route: 'story',
    fields: theme + updated,
  },
  resource: { kind: 'resource', folder: 'resources', path: '/resources', route: 'resource', fields: updated },
} as const satisfies Record<string, PageStart>

const [kind = '', name = ''] = process.argv.slice(2)

if (!Object.hasOwn(kinds, kind) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(
    `Usage: npm run new -- KIND NAME, for example: npm run new -- service grant-writing\nKinds: ${Object.keys(kinds).join(', ')}. Names are in lowercase with hyphens.`,
  )
  process.exit(1)
}

try {
  const files = newPage(kinds[kind as keyof typeof kinds], name)
  execFileSync('npx', ['--no-install', 'biome', 'check', '--write', ...files], {
    shell: process.platform === 'win32',
    stdio: 'ignore',
  })
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}\n
The page compiles; npm run dev shows it. Replace each TODO in ${files[0]}; npm run check lists those that are left.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/**
 * Writes a page from its hero to its closing section, with its route and its key in pages.ts.
 *
 * @returns the written files
 * @throws Error if the page exists
 */
function newPage(start: PageStart, name: string): string[] {
  const file = `content/${start.folder}/${name}.ts`
  const address = `${start.path}/${name}`
  const routes = readFileSync('content/routes.ts', 'utf8')
  if (existsSync(file) || routes.includes(`'${address}':`))
    throw new Error(`${address} already exists (${file}).`)
  // Biome sorts the imports.
  const imported = `import { ${camel(name)} } from './${start.folder}/${name}.ts'\n`
  const pages = imported + readFileSync('content/pages.ts', 'utf8')
  const files = {
    [file]: pageSource(name, start),
    // After the last route of its kind.
    'content/routes.ts': withLineAfter(
      routes,
      new RegExp(`.*\\n  '[^']+': [^\\n]*\\b${start.route}\\b[^\\n]*`, 's'),
      `  '${address}': ${start.route},`,
    ),
    'content/pages.ts': withLineAfter(pages, /.*\n {2}'[^\n]*/s, `  '${address}': ${camel(name)},`),
  }
  for (const [each, source] of Object.entries(files)) writeFileSync(each, source)
  return Object.keys(files)
}

function withLineAfter(source: string, last: RegExp, line: string): string {
  const changed = source.replace(last, (found) => `${found}\n${line}`)
  if (changed === source)
    throw new Error('content/routes.ts or content/pages.ts has an unexpected structure.')
  return changed
}

function pageSource(name: string, { kind, fields = '' }: PageStart): string {
  return `import { bookCall, page, section } from '../model/notation.ts'

export const ${camel(name)} = page('${kind}', {
  title: 'TODO ${title(name)}, in at most 60 letters',
  description:
    'TODO what the page gives a visitor, in 70 to 160 letters: search engines show it below the title of the page.',
  name: 'TODO ${title(name)}',
  summary: 'TODO one sentence for the cards that lead here.',
${fields}  hero: {
    eyebrow: 'TODO ${title(name)}',
    title: 'TODO what a visitor gets here',
    text: 'TODO one to three sentences that say what the visitor gets.',
    actions: [bookCall],
  },
  sections: [
    section.prose('why-it-matters', 'TODO why it matters', ['TODO the first paragraph of the page.']),
    section.callToAction('next-step', 'TODO what to do next', {
      text: 'TODO what happens in the {callLength} of the call.',
      actions: [bookCall],
    }),
  ],
})
`
}

function camel(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function title(name: string): string {
  return name.replace(
    /(^|-)(.)/g,
    (_, hyphen: string, letter: string) => (hyphen && ' ') + letter.toUpperCase(),
  )
}
