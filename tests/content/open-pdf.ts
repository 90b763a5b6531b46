import { readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'

type TagNode = { role: string; children?: (TagNode | { type: string })[] }

export type OpenPdf = {
  title: unknown
  language: unknown
  marked: boolean
  /** The text of each page, with white space collapsed. */
  pages: string[]
  /** The tags of all pages in reading order: Document, H1, P, L, LI … */
  roles: string[]
  /** Bookmarks with their target page, counted from 1. */
  bookmarks: { title: string; page: number; depth: number }[]
}

const opened = new Map<string, Promise<OpenPdf>>()

/** Parses a PDF in `public/`. Each file is parsed only once. */
export function openPdf(file: string): Promise<OpenPdf> {
  const reading = opened.get(file) ?? readPdf(file)
  opened.set(file, reading)
  return reading
}

async function readPdf(file: string): Promise<OpenPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(`public${file}`)))
  const info = (await pdf.getMetadata()).info as Record<string, unknown>
  const pages: string[] = []
  const roles: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
    )
    roles.push(...rolesIn((await page.getStructTree()) as TagNode | null))
  }
  return {
    title: info['Title'],
    language: info['Language'],
    marked: (await pdf.getMarkInfo())?.Marked === true,
    pages,
    roles,
    bookmarks: await bookmarksOf(pdf),
  }
}

function rolesIn(node: TagNode | null): string[] {
  if (!node) return []
  return [node.role, ...(node.children ?? []).flatMap((child) => ('role' in child ? rolesIn(child) : []))]
}

type Outline = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getOutline']>>

async function bookmarksOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<OpenPdf['bookmarks']> {
  const walk = async (items: Outline, depth: number): Promise<OpenPdf['bookmarks']> => {
    const found: OpenPdf['bookmarks'] = []
    for (const { title, dest, items: below } of items ?? []) {
      const target = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
      found.push({ title, depth, page: target ? (await pdf.getPageIndex(target[0])) + 1 : 0 })
      found.push(...(await walk(below, depth + 1)))
    }
    return found
  }
  return walk(await pdf.getOutline(), 1)
}
