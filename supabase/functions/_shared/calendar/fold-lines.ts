/** Octets per line without the line break (RFC 5545, section 3.1). */
const longest = 75

/** Joins content lines with CRLF and folds them at 75 octets. */
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

/** The UTF-8 length of a code point. A lone surrogate is encoded as U+FFFD, three octets. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_0000 ? 3 : 4
}
