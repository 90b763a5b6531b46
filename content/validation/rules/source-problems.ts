import type { Content } from '../content.ts'
import type { Problem } from '../problem.ts'

/** What only the source of a module shows: a check switched off, the provider's name typed by hand, a lost page. */
export function sourceProblems(content: Content): Problem[] {
  const problems: Problem[] = []
  const imported = [...content.sources.values()].join('\n')
  for (const [file, source] of content.sources) {
    const report = (reason: string) => problems.push({ file, path: [], reason })
    const off =
      /@ts-(?:ignore|expect-error|nocheck)|biome-ignore|\bas (?:any|never|unknown)\b|\bas unknown as\b|eslint-disable/.exec(
        source,
      )?.[0]
    if (off) report(`has “${off}”, which switches a check off; write a value that passes it`)
    const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '')
    if (file !== 'content/site.ts' && code.includes(content.site.name)) {
      report(
        `has the provider’s name (“${content.site.name}”) written out; write \${site.name}, from content/site.ts`,
      )
    }
    const [first = '', second = ''] = content.site.name.split(' ')
    const short = new RegExp(`(?:${first}[ -]?${second}|\\bMGP\\b)[\\w ’]{0,12}`, 'i').exec(code)?.[0].trim()
    if (file !== 'content/site.ts' && second && short && !code.includes(content.site.name)) {
      report(
        `has “${short}”, a part of the provider’s name (“${content.site.name}”); write \${site.name}, from content/site.ts, or “we”`,
      )
    }
    const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
    const cast = /(?<!import )\bas (?!const\b)[\w('"]+/.exec(
      code
        .replace(/^import[^\n]*$/gm, '')
        .replace(strings, "''")
        .replace(/`[^`]*`/g, '``'),
    )?.[0]
    if (!off && cast)
      report(`has “${cast}”, which tells the compiler to look away; write a value that passes it`)
    const isPage = /satisfies (?:\w*Page|PageOf<'\w+'>)$/m.test(code)
    if (isPage && !imported.includes(`/${file.split('/').at(-1)}'`)) {
      report(
        'is a page that no address leads to; add it to content/pages.ts and content/routes.ts, or delete it',
      )
    }
    const conflict = /^(?:<{7}|={7}|>{7})(?: |$)/m.exec(source)?.[0]
    if (conflict) report('has the marks of a merge conflict; resolve it')
  }
  return problems
}
