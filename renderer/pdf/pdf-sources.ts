import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { documents, type PdfDocument } from '../../content/documents.ts'
import { PrintedDocument } from './PrintedDocument.tsx'

export type PdfSource = ReturnType<typeof pdfSources>[number]

/** The PDFs of the site. A fingerprint is stored in the PDF's keywords; if it differs, the PDF is stale. */
export const pdfSources = () =>
  documents.map((document) => ({
    document,
    fingerprint: createHash('sha256').update(printedHtml(document)).digest('hex').slice(0, 16),
  }))

/**
 * The HTML that a PDF is printed from, with placeholders for the fonts (`font:regular`).
 *
 * @param pageOf page number of each chapter, once they are known
 */
export function printedHtml(document: PdfDocument, pageOf: ReadonlyMap<string, number> = new Map()): string {
  return `<!doctype html>${renderToStaticMarkup(PrintedDocument({ document, css: css(), pageOf }))}`
}

function css(): string {
  return ['page', 'cover', 'form', 'guidance']
    .map((name) => readFileSync(new URL(`styles/${name}.css`, import.meta.url), 'utf8'))
    .join('')
}
