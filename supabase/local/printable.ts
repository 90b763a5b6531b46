import { invisible } from '../functions/_shared/text.ts'

/**
 * C0 and C1 controls, lone surrogates, line separators, bidirectional controls and invisible characters, except the
 * joiners and variation selectors that letters and emoji need.
 */
const unprintable = new RegExp(`[\\p{Cc}\\p{Cs}\\u2028\\u2029]|${invisible.source}`, 'gu')

/** Escapes untrusted text for a terminal or a log: the result is one line without control characters. */
export function printable(text: string): string {
  return text.replace(unprintable, escaped)
}

/** Indented JSON with all unprintable characters escaped. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).split('\n').map(printable).join('\n')
}

/** A command of the owner's to paste into a shell: for the same data folder. */
export function ownerCommand(...args: readonly string[]): string {
  const quoted = (word: string) => (/^[\w@./+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)
  const { LOCAL_DIR } = process.env
  return `${LOCAL_DIR ? `LOCAL_DIR=${quoted(LOCAL_DIR)} ` : ''}npm run owner -- ${args.map(quoted).join(' ')}`
}

function escaped(character: string): string {
  // JSON escapes a character outside the BMP as two surrogates.
  return character
    .split('')
    .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
