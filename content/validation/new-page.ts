/** Access to the project's files. */
export type Project = { read: (file: string) => string; exists: (file: string) => boolean; today: string }

/** The source files to write, by path, and a message for the editor. */
export type Written = { files: ReadonlyMap<string, string>; say: string }

export type PageStart = {
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

/** A page from its hero to its closing section, with its route and its key in pages.ts. */
export function newPage(name: string, start: PageStart, { read, exists, today }: Project): Written {
  const { folder, path, route } = start
  const file = `content/${folder}/${name}.ts`
  const address = `${path}/${name}`
  const routes = read('content/routes.ts')
  if (exists(file) || routes.includes(`'${address}':`))
    throw new Error(`${address} already exists (${file}).`)
  const key = `  '${address}': { template: 'sections', indexed: true, ${route} },\n`
  const files = new Map([
    [file, pageSource(name, start, today)],
    [
      'content/routes.ts',
      insertBefore(routes, /\n\} as const satisfies Routes/, `${key.trimEnd()}\n`, 'content/routes.ts'),
    ],
    ['content/pages.ts', withPage(read('content/pages.ts'), name, folder, address)],
  ])
  return {
    files,
    say: `${address} compiles; npm run dev shows it. Replace each TODO in ${file}; the check lists those that are left.\n${path === '/services' ? 'Also list it in content/pages/services.ts.\n' : ''}Then run npm run check.`,
  }
}

function insertBefore(source: string, mark: RegExp, text: string, file: string): string {
  const found = mark.exec(source)
  if (!found) throw new Error(`${file} has an unexpected structure; add the page by hand.`)
  return `${source.slice(0, found.index + 1)}${text}${source.slice(found.index + 1)}`
}

function withPage(source: string, name: string, folder: string, address: string): string {
  // `npm run new` sorts the imports.
  const line = `import { ${camel(name)} } from './${folder}/${name}.ts'\n`
  return insertBefore(line + source, /\n\}\s*$/, `  '${address}': ${camel(name)},\n`, 'content/pages.ts')
}

function pageSource(
  name: string,
  { subject, type, theme = 'mission', dated }: PageStart,
  today: string,
): string {
  const variant = theme === 'mission' ? 'hero' : theme
  return `import type { ${type} } from '../model/page-kinds.ts'

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
    actions: [{ label: 'Book Your Free Strategy Call', tag: 'book-call', variant: '${variant}' }],
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'TODO why it matters',
      paragraphs: ['TODO the first paragraph of the page.'],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'TODO what to do next',
      text: 'TODO what happens in the {callLength} of the call.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: '${theme === 'mission' ? 'mission' : theme}' },
      ],
    },
  ],
} satisfies ${type}
`
}

export const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
export const title = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
