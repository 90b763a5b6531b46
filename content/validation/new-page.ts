import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type PageStart = {
  /** The folder in `content/`. */
  folder: string
  /** The part of the page's path before its name. */
  path: string
  /** The fields of the route other than `template` and `indexed`. */
  route: string
  subject: string
  /** The page's type in `content/model/page-kinds.ts`. */
  type: string
  theme?: string
  /** Whether the page has an `updated` date. */
  dated?: boolean
}

export const newKinds = {
  service: {
    folder: 'services',
    type: 'ServicePage',
    path: '/services',
    route: "menu: 'digital', parent: '/services'",
    subject: 'service',
  },
  fundraising: {
    folder: 'fundraising',
    type: 'FundraisingPage',
    path: '/services',
    route: "menu: 'fundraising', parent: '/services'",
    subject: 'service',
  },
  audience: {
    folder: 'audiences',
    type: 'AudiencePage',
    path: '',
    route: "parent: '/who-we-help'",
    subject: 'page',
    theme: 'nonprofit',
  },
  'case-study': {
    folder: 'case-studies',
    type: 'CaseStudyPage',
    path: '/impact-stories',
    route: "parent: '/impact-stories'",
    subject: 'article',
    theme: 'nonprofit',
    dated: true,
  },
  resource: {
    folder: 'resources',
    type: 'ResourcePage',
    path: '/resources',
    route: "parent: '/resources'",
    subject: 'article',
    dated: true,
  },
} as const satisfies Record<string, PageStart>

/**
 * Writes a page from its hero to its closing section, with its route and its key in pages.ts.
 *
 * @param root the project's folder
 * @returns the written files
 * @throws Error if the page exists
 */
export function newPage(root: string, kind: keyof typeof newKinds, name: string): string[] {
  const start: PageStart = newKinds[kind]
  const file = `content/${start.folder}/${name}.ts`
  const address = `${start.path}/${name}`
  const routes = readFileSync(join(root, 'content/routes.ts'), 'utf8')
  if (existsSync(join(root, file)) || routes.includes(`'${address}':`))
    throw new Error(`${address} already exists (${file}).`)
  const route = `  '${address}': { template: 'sections', indexed: true, ${start.route} },`
  // Biome sorts the imports.
  const imported = `import { ${camel(name)} } from './${start.folder}/${name}.ts'\n`
  const pages = imported + readFileSync(join(root, 'content/pages.ts'), 'utf8')
  const files = {
    [file]: pageSource(name, start),
    'content/routes.ts': withLineBefore(routes, '\n} as const satisfies Routes', route),
    'content/pages.ts': withLineBefore(pages.trimEnd(), /\n\}$/, `  '${address}': ${camel(name)},`),
  }
  for (const [each, source] of Object.entries(files)) writeFileSync(join(root, each), source)
  return Object.keys(files)
}

function withLineBefore(source: string, end: string | RegExp, line: string): string {
  const changed = source.replace(end, (found) => `\n${line}${found}`)
  if (changed === source)
    throw new Error('content/routes.ts or content/pages.ts has an unexpected structure.')
  return changed
}

function pageSource(name: string, { subject, type, theme = 'mission', dated }: PageStart): string {
  const today = new Date().toISOString().slice(0, 10)
  return `import { bookCall, section } from '../model/notation.ts'
import type { ${type} } from '../model/page-kinds.ts'

export const ${camel(name)} = {
  seo: {
    title: 'TODO ${title(name)}, in at most 60 letters',
    description:
      'TODO what the page gives a visitor, in 70 to 160 letters: search engines show it below the title of the page.',
  },
  theme: '${theme}',
  subject: '${subject}',
  name: 'TODO ${title(name)}',
  summary: 'TODO one sentence for the cards that lead here.',
${dated ? `  updated: '${today}',\n` : ''}  hero: {
    eyebrow: 'TODO ${title(name)}',
    title: 'TODO what a visitor gets here',
    lead: 'TODO one to three sentences that say what the visitor gets.',
    actions: [bookCall],
  },
  sections: [
    section.prose('why-it-matters', 'TODO why it matters', ['TODO the first paragraph of the page.']),
    section.callToAction('next-step', 'TODO what to do next', {
      text: 'TODO what happens in the {callLength} of the call.',
      actions: [bookCall],
    }),
  ],
} satisfies ${type}
`
}

const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const title = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
