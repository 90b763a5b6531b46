/** Something a language check says of a text. An editor may decide that the words stay. */
export type Finding = {
  /** The words it is about, as they stand in the text, with enough around them to find them. */
  words: string
  /** What is wrong with them. */
  message: string
  /** What to write instead, where the check knows. */
  instead?: string | undefined
}

/** The words with one neighbor on each side: “is” alone would be found in every text. */
export function inContext(text: string, start: number, end: number): string {
  const left = /(?:\S+\s+)?\S*$/.exec(text.slice(0, start))?.[0] ?? ''
  const right = /^\S*(?:\s+\S+)?/.exec(text.slice(end))?.[0] ?? ''
  return `${left}${text.slice(start, end)}${right}`.trim()
}

/** What an editor reads: the words, the reason, the remedy, and how to keep them as they are. */
export const findingReason = ({ words, message, instead }: Finding): string =>
  `has “${words}”: ${message}${instead ? `; write “${instead}”` : ''}, or keep it with the line “// accept: ${words}” above it`

/** Words that an editor keeps against a language check: `// accept: the exact words`, one line for each. */
export const acceptedIn = (source: string): string[] =>
  [...source.matchAll(/^\s*\/\/ accept: (.+?)\s*$/gm)].map(([, words = '']) =>
    words.replace(/^“(.*)”$/, '$1'),
  )

/** What is left of the findings after an editor's decisions. */
export const notAccepted = (findings: readonly Finding[], accepted: readonly string[]): Finding[] =>
  findings.filter(({ words }) => !accepted.includes(words.trim()))
