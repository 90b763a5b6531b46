import type { Content } from '../content.ts'
import type { Problem } from '../problem.ts'

/** What only the source of a module shows: a check switched off, the provider's name typed by hand, a lost page. */
export function sourceProblems({ sources, site }: Content): Problem[] {
  const problems: Problem[] = []
  const imported = sources.get('content/pages.ts') ?? ''
  for (const [file, source] of sources) {
    const report = (reason: string) => problems.push({ file, path: [], reason })
    const off = /@ts-(?:ignore|expect-error|nocheck)|biome-ignore|\bas (?:any|never|unknown)\b/.exec(
      source,
    )?.[0]
    if (off) report(`has “${off}”, which switches a check off; write a value that passes it`)
    if (file !== 'content/site.ts' && source.includes(site.name))
      report(
        `has the provider’s name (“${site.name}”) written out; write \${site.name}, from content/site.ts`,
      )
    if (
      /satisfies (?:\w*Page|PageOf<'\w+'>)$/m.test(source) &&
      !imported.includes(`/${file.split('/').at(-1)}'`)
    )
      report(
        'is a page that no address leads to; add it to content/pages.ts and content/routes.ts, or delete it',
      )
  }
  return problems
}
