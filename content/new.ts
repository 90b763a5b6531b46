import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/*
 * `npm run new -- service grant-writing`: creates the file of a new page and registers it. The result compiles. Texts to
 * write are marked TODO, and `npm run check` lists them until they are written.
 */

const updated = `updated: '${new Date().toISOString().slice(0, 10)}',`
const theme = "theme: 'nonprofit',"

/** By kind: the kind in `notation.ts`, the folder, the path before the name, the constant in `routes.ts`, own fields. */
const kinds: Readonly<
  Record<string, [kind: string, folder: string, path: string, route: string, fields?: string]>
> = {
  service: ['service', 'services', '/services', 'digital'],
  fundraising: ['service', 'fundraising', '/services', 'fundraising'],
  audience: ['audience', 'audiences', '', 'audience', theme],
  'case-study': ['caseStudy', 'case-studies', '/impact-stories', 'story', theme + updated],
  resource: ['resource', 'resources', '/resources', 'resource', updated],
}

const [wanted = '', name = ''] = process.argv.slice(2)
const start = Object.hasOwn(kinds, wanted) && kinds[wanted]
if (!start || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  fail(
    `Usage: npm run new -- KIND NAME, for example: npm run new -- service grant-writing\nKinds: ${Object.keys(kinds).join(', ')}. Names are in lowercase with hyphens.`,
  )
const [kind, folder, parent, route, fields = ''] = start
const file = `content/${folder}/${name}.ts`
const path = `${parent}/${name}`
const routes = readFileSync('content/routes.ts', 'utf8')
const pages = readFileSync('content/pages.ts', 'utf8')
if (existsSync(file) || routes.includes(`'${path}':`)) fail(`${path} already exists (${file}).`)

const constant = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const title = name.replace(/(^|-)(.)/g, (_, hyphen, letter: string) => (hyphen && ' ') + letter.toUpperCase())
const files = {
  [file]: `import { bookCall, page, section } from '../model/notation.ts'

export const ${constant} = page('${kind}', {
  title: 'TODO ${title}, in at most 60 letters',
  description:
    'TODO what the page gives a visitor, in 70 to 160 letters: search engines show it below the title of the page.',
  ${fields}
  name: 'TODO ${title}',
  summary: 'TODO one sentence for the cards that lead here.',
  hero: {
    eyebrow: 'TODO ${title}',
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
`,
  'content/routes.ts': routes.replace('\n} as const', `\n  '${path}': ${route},\n} as const`),
  'content/pages.ts':
    `import { ${constant} } from './${folder}/${name}.ts'\n` +
    pages.replace(/\}\n$/, `  '${path}': ${constant},\n}\n`),
  ...(kind === 'service' && {
    'content/before-you-sign.ts': readFileSync('content/before-you-sign.ts', 'utf8').replace(
      /(const serviceTable[\s\S]*?)\n\}\n/,
      `$1\n  '${path}': { first: 'TODO', notice: 'TODO', hours: 'TODO', needs: 'TODO', not: 'TODO' },\n}\n`,
    ),
  }),
}
for (const [each, source] of Object.entries(files)) writeFileSync(each, source)
execFileSync('npx', ['--no-install', 'biome', 'check', '--write', ...Object.keys(files)], {
  shell: process.platform === 'win32',
  stdio: 'ignore',
})
console.log(`Written:\n  ${Object.keys(files).join('\n  ')}\n
The page compiles; npm run dev shows it. Replace each TODO; npm run check lists those that are left.`)

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}
