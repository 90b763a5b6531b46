import { parse } from 'node-html-parser'
import { PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib'
import { site } from '../../content/site.ts'

/**
 * Makes a printed PDF small and reproducible: removes the dates and the creator, sets the provider as the author, and
 * stores the fingerprint of its sources as a keyword.
 *
 * @param html the printed document
 * @throws Error if a character was missing in the site's fonts and a system font was used instead.
 */
export async function finishPdf(printed: Uint8Array, html: string, fingerprint: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false })
  const dictionaries = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
  for (const dictionary of dictionaries) {
    const font = dictionary.lookupMaybe(PDFName.of('BaseFont'), PDFName)?.decodeText()
    if (font && !/^[A-Z]+\+(Figtree|Newsreader)/.test(font))
      throw new Error(`The PDF contains ${font}, which is not one of the site’s fonts.`)
  }
  const info = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict)
  for (const key of ['CreationDate', 'ModDate', 'Creator']) info.delete(PDFName.of(key))
  pdf.setAuthor(site.name)
  pdf.setKeywords([fingerprint])
  fixBookmarkTitles(pdf, headingsOf(html))
  return pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY })
}

/**
 * Replaces the titles of the bookmarks, because Chromium drops the space where a heading wraps: "Attendanceand
 * quorum". Chromium creates one bookmark for each heading, in the same order.
 */
function fixBookmarkTitles(pdf: PDFDocument, headings: readonly string[]): void {
  const bookmarks = bookmarksBelow(pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict))
  if (bookmarks.length !== headings.length)
    throw new Error(
      `The PDF has ${bookmarks.length} bookmarks, but the document has ${headings.length} headings.`,
    )
  for (const [i, bookmark] of bookmarks.entries())
    bookmark.set(PDFName.of('Title'), PDFHexString.fromText(headings[i] ?? ''))
}

/** In document order. */
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
