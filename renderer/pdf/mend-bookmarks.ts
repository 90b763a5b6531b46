/**
 * Writes the headings into a PDF's bookmarks. Chromium drops the space where a heading breaks into two lines:
 * "Attendanceand quorum". It makes one bookmark of each heading, in the same order.
 *
 * @param objects the PDF's objects; changed in place
 * @throws Error when bookmarks and headings do not belong together.
 */
export function mendBookmarks(objects: Map<number, Buffer>, headings: readonly string[]): void {
  const bookmarks = [...objects]
    .filter(([, body]) => body.subarray(0, 9).toString() === '<</Title ' && body.includes('/Dest '))
    .sort(([a], [b]) => a - b)
  if (bookmarks.length !== headings.length)
    throw new Error(`${bookmarks.length} bookmarks for ${headings.length} headings.`)
  for (const [i, [number, body]] of bookmarks.entries()) {
    const heading = headings[i] ?? ''
    const text = body.toString('latin1')
    const end = text.indexOf('\n/Dest ')
    if (text[9] === '(' && letters(text.slice(9, end)) !== letters(heading))
      throw new Error(`The bookmark ${text.slice(9, end)} is not the heading "${heading}".`)
    objects.set(number, Buffer.from(`<</Title <${utf16(heading)}>${text.slice(end)}`, 'latin1'))
  }
}

/** The headings of an HTML document, in order, as plain text. */
export function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)].map((match) =>
    (match[2] ?? '')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )
}

const letters = (text: string) => text.replace(/[^a-z0-9]/gi, '')

/** A PDF text string of any letters: UTF-16, in hexadecimal. */
function utf16(text: string): string {
  return `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}`
}
