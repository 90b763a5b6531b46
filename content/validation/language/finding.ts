/** A problem that a language check found in a text. An editor can accept the words. */
export type Finding = {
  /** The words as they appear in the text, with enough context to find them. */
  words: string
  message: string
  /** A suggestion, if there is one. */
  instead?: string | undefined
}

/** The words with one word of context on each side, since a word like “is” alone occurs in every text. */
export function inContext(text: string, start: number, end: number): string {
  const left = /(?:\S+\s+)?\S*$/.exec(text.slice(0, start))?.[0] ?? ''
  const right = /^\S*(?:\s+\S+)?/.exec(text.slice(end))?.[0] ?? ''
  return `${left}${text.slice(start, end)}${right}`.trim()
}

/** The message for an editor: the words, the suggestion, the problem, and how to accept the words. */
export const findingReason = ({ words, message, instead }: Finding): string =>
  `has “${words}”: ${instead ? `write “${instead}”; it ` : ''}${message}; or keep it by adding the line “// accept: ${words}” above it`

/** Words that an editor has accepted: `// accept: the exact words`, one per line. */
export const acceptedIn = (source: string): string[] =>
  [...source.matchAll(/^\s*\/\/ accept: (.+?)\s*$/gm)].map(([, words = '']) =>
    words.replace(/^“(.*)”$/, '$1'),
  )
