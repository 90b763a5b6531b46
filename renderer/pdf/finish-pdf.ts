import { parse } from 'node-html-parser'
import { PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib'
import { site } from '../../content/site.ts'

/**
 * Makes a printed PDF small and the same on every run: without the moment of printing, signed with the provider's
 * name, and with the fingerprint of its sources as its keyword.
 *
 * @param html what was printed
 * @throws Error when a letter was not in the site's fonts, and a font of this machine stood in for it.
 */
export async function finishPdf(printed: Uint8Array, html: string, fingerprint: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false })
  const dictionaries = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
  for (const dictionary of dictionaries) {
    const font = dictionary.lookupMaybe(PDFName.of('BaseFont'), PDFName)?.decodeText()
    if (font && !/^[A-Z]+\+(Figtree|Newsreader)/.test(font))
      throw new Error(`The PDF holds the font ${font}.`)
  }
  const about = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict)
  for (const moment of ['CreationDate', 'ModDate', 'Creator']) about.delete(PDFName.of(moment))
  pdf.setAuthor(site.name)
  pdf.setKeywords([fingerprint])
  mendBookmarks(pdf, headingsOf(html))
  return pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY })
}

/**
 * Writes the headings into the bookmarks. Chromium drops the space where a heading breaks into two lines:
 * "Attendanceand quorum". It makes one bookmark of each heading, in the same order.
 */
function mendBookmarks(pdf: PDFDocument, headings: readonly string[]): void {
  const bookmarks = bookmarksBelow(pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict))
  if (bookmarks.length !== headings.length)
    throw new Error(`${bookmarks.length} bookmarks for ${headings.length} headings.`)
  for (const [i, bookmark] of bookmarks.entries())
    bookmark.set(PDFName.of('Title'), PDFHexString.fromText(headings[i] ?? ''))
}

/** In the order of the document. */
function bookmarksBelow(outline: PDFDict): PDFDict[] {
  const found: PDFDict[] = []
  let next = outline.lookupMaybe(PDFName.of('First'), PDFDict)
  while (next) {
    found.push(next, ...bookmarksBelow(next))
    next = next.lookupMaybe(PDFName.of('Next'), PDFDict)
  }
  return found
}

const headingsOf = (html: string): string[] =>
  parse(html)
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map((heading) => heading.text.trim())
