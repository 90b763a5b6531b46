import { camel, newPage, type PageStart, type Project, title, type Written } from './new-page.ts'

export type NewKind = 'service' | 'fundraising' | 'audience' | 'case-study' | 'resource' | 'template' | 'faq'

const page = (start: PageStart) => (name: string, project: Project) => newPage(name, start, project)

/** Creates the initial source of each kind of entry. */
export const starts: Record<NewKind, (name: string, project: Project) => Written> = {
  service: page({
    folder: 'services',
    type: 'ServicePage',
    path: '/services',
    route: "menu: 'digital', parent: '/services'",
    subject: 'service',
  }),
  fundraising: page({
    folder: 'fundraising',
    type: 'FundraisingPage',
    path: '/services',
    route: "menu: 'fundraising', parent: '/services'",
    subject: 'service',
  }),
  audience: page({
    folder: 'audiences',
    type: 'AudiencePage',
    path: '',
    route: "parent: '/who-we-help'",
    subject: 'page',
    theme: 'nonprofit',
  }),
  'case-study': page({
    folder: 'case-studies',
    type: 'CaseStudyPage',
    path: '/impact-stories',
    route: "parent: '/impact-stories'",
    subject: 'article',
    theme: 'nonprofit',
    dated: true,
  }),
  resource: page({
    folder: 'resources',
    type: 'ResourcePage',
    path: '/resources',
    route: "parent: '/resources'",
    subject: 'article',
    dated: true,
  }),
  template: newTemplate,
  faq: newFaq,
}

/** A meeting template, which appears on the page and in the complete package. */
function newTemplate(name: string, { read }: Project): Written {
  const file = 'content/meeting-templates.ts'
  const key = camel(name)
  const source = read(file)
  const end = /\n\} (?:as const )?satisfies Record<MeetingKind, MeetingTemplate>/.exec(source)
  if (!end) throw new Error(`${file} has an unexpected structure; add the template by hand.`)
  if (new RegExp(`\\n {2}${key}: \\{`).test(source))
    throw new Error(`${file} already has a template “${key}”.`)
  const part = (title: string) =>
    `      { title: '${title}', lines: ['TODO a line to fill in', 'TODO another line'] },\n`
  const entry = `\n  ${key}: {\n    icon: 'users',\n    name: 'TODO ${title(name)}',\n    purpose: 'TODO when to use it, in one or two sentences.',\n    parts: [\n${part('Meeting details')}${part('TODO a part of its own')}${part('Close')}    ],\n  },`
  const withEntry = source.slice(0, end.index) + entry + source.slice(end.index)
  const files = new Map([[file, withEntry.replace(/(type MeetingKind =[^\n]*)/, `$1 | '${key}'`)]])
  const documents = 'content/minutes-documents.ts'
  files.set(
    documents,
    read(documents).replace(/(templates: \['board', 'committee'[^\]]*)\]/, `$1, '${key}']`),
  )
  return {
    files,
    say: `Replace each TODO in ${file}. Then run npm run check and npm run generate -- pdf.`,
  }
}

/** A question on a page that has an FAQ section. */
function newFaq(name: string, { read, exists }: Project): Written {
  const file = ['services', 'fundraising', 'audiences', 'resources', 'case-studies', 'pages', 'legal']
    .map((folder) => `content/${folder}/${name}.ts`)
    .find(exists)
  if (!file)
    throw new Error(
      `There is no page content/*/${name}.ts; use the file name of the page, such as nonprofit-seo.`,
    )
  const source = read(file)
  const section = source.indexOf("kind: 'faqs'")
  const end = section < 0 ? -1 : source.indexOf('\n      ],\n', section)
  if (end < 0) throw new Error(`${file} has no section of the kind “faqs”; add one first.`)
  const entry =
    "\n        {\n          question: 'TODO the question as a visitor asks it?',\n          answer: ['TODO the answer, in one or more paragraphs.'],\n        },"
  return {
    files: new Map([[file, source.slice(0, end) + entry + source.slice(end)]]),
    say: `Replace each TODO in ${file}. Then run npm run check.`,
  }
}
