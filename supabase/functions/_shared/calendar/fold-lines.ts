/** Octets of one line without its end (RFC 5545, section 3.1). */
const longest = 75

/** The content lines of a calendar file, each whole again, whatever they were folded with. */
export function unfoldLines(file: string): string[] {
  return file
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
}

/**
 * Joins content lines with CRLF and folds them at 75 octets. The `ics` package counts characters, so that
 * its lines with letters outside ASCII come out too long.
 */
export function foldLines(lines: string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function fold(line: string): string {
  let folded = ''
  let size = 0
  for (const character of line) {
    const octets = octetsOf(character)
    if (size + octets > longest) {
      folded += '\r\n '
      size = 1
    }
    folded += character
    size += octets
  }
  return folded
}

/** The length in UTF-8 of one code point; half a surrogate pair is written as U+FFFD, three octets. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_0000 ? 3 : 4
}
