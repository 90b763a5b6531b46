import type { Finding } from './finding.ts'

/** Words that an editor keeps against a language check: `// accept: the exact words`, one line for each. */
export const acceptedIn = (source: string): string[] =>
  [...source.matchAll(/^\s*\/\/ accept: (.+?)\s*$/gm)].map(([, words = '']) =>
    words.replace(/^“(.*)”$/, '$1'),
  )

/** What is left of the findings after an editor's decisions. */
export const notAccepted = (findings: readonly Finding[], accepted: readonly string[]): Finding[] =>
  findings.filter(({ words }) => !accepted.includes(words.trim()))
