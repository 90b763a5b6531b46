import { getDocumentProxy } from 'unpdf'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type TagNode = { role: string; children?: (TagNode | { type: string })[] }

/** What a picture of a PDF does not show: title, language, bookmarks, and the tags and text that are read out. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const info = (await pdf.getMetadata()).info as Record<string, unknown>
  const tagged = (await pdf.getMarkInfo())?.Marked === true
  const lines = [
    `title: ${info['Title']}`,
    `language: ${info['Language']}`,
    `tagged: ${tagged}`,
    '',
    ...(await bookmarks(pdf, await pdf.getOutline())),
  ]
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    const tags = rolesIn((await page.getStructTree()) as TagNode | null).join(' ')
    lines.push('', `# sheet ${number}`, `tags: ${tags}`, text.trim())
  }
  return `${lines.join('\n')}\n`
}

function rolesIn(node: TagNode | null): string[] {
  if (!node) return []
  const below = (node.children ?? []).flatMap((child) => ('role' in child ? rolesIn(child) : []))
  return node.role === 'NonStruct' ? below : [node.role, ...below]
}

/** One line each, with the number of its sheet. */
async function bookmarks(pdf: Pdf, items: Awaited<ReturnType<Pdf['getOutline']>>): Promise<string[]> {
  const lines: string[] = []
  for (const { title, dest, items: below } of items ?? []) {
    const target = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
    const sheet = target ? (await pdf.getPageIndex(target[0])) + 1 : 'nowhere'
    lines.push(`${title} … ${sheet}`, ...(await bookmarks(pdf, below)).map((line) => `  ${line}`))
  }
  return lines
}
