import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { minutesDocuments } from '../../content/minutes-documents.ts'
import type { MinutesDocument as Content } from '../../content/model/minutes-document.ts'
import { MinutesDocument } from './MinutesDocument.tsx'

export type PdfSource = ReturnType<typeof pdfSources>[number]

/** The PDFs of the site. A fingerprint is stored in the PDF's keywords; if it differs, the PDF is stale. */
export const pdfSources = () =>
  minutesDocuments.map((document: Content) => ({
    document,
    fingerprint: createHash('sha256').update(printedHtml(document)).digest('hex').slice(0, 16),
  }))

/**
 * The HTML that a PDF is printed from, with placeholders for the fonts (`font:regular`).
 *
 * @param pageOf page number of each chapter, once they are known
 */
export function printedHtml(document: Content, pageOf: ReadonlyMap<string, number> = new Map()): string {
  return `<!doctype html>${renderToStaticMarkup(MinutesDocument({ document, css: css(), pageOf }))}`
}

function css(): string {
  return ['page', 'cover', 'form', 'guidance']
    .map((name) => readFileSync(new URL(`styles/${name}.css`, import.meta.url), 'utf8'))
    .join('')
}
