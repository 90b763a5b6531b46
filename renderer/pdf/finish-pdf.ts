import { deflateSync } from 'node:zlib'
import { site } from '../../content/site.ts'
import { mendBookmarks } from './mend-bookmarks.ts'
import { readPdf, writePdf } from './pdf-objects.ts'

export type PdfDetails = {
  fingerprint: string
  /** The document's headings, in order: its bookmarks. */
  headings: readonly string[]
}

/**
 * Makes a printed PDF small and the same on every run: without the moment of printing, signed with the provider's
 * name, and with the fingerprint of its sources as its keyword.
 *
 * @throws Error when a letter was not in the site's fonts, and a font of this machine stood in for it.
 */
export function finishPdf(pdf: Buffer, { fingerprint, headings }: PdfDetails): Buffer {
  const { objects, root, info } = readPdf(pdf)
  for (const [, font] of pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+(\S+)/g)) {
    if (!/^(Figtree|Newsreader)/.test(font ?? '')) throw new Error(`The PDF holds the font ${font}.`)
  }
  const about = objects.get(info)?.toString('latin1')
  if (!about?.includes('/CreationDate')) throw new Error('The PDF says nothing about its making.')
  const lasting = about
    .replace(/\/(CreationDate|ModDate) \([^)]*\)\s*/g, '')
    .replace(/\/Creator \([^)]*\)/, `/Author (${asciiText(site.name)})`)
    .replace(/>>\s*$/, `/Keywords (${fingerprint})>>\n`)
  objects.set(info, Buffer.from(lasting, 'latin1'))
  mendBookmarks(objects, headings)
  return writePdf({ objects, root, info }, (content) => deflateSync(content, { level: 9 }))
}

/** A PDF text string: its own delimiters escaped. */
function asciiText(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')
}
