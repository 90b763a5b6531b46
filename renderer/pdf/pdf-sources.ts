import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { getDocumentProxy } from 'unpdf'
import { documents, type PdfDocument } from '../../content/documents.ts'
import { PrintedDocument } from './PrintedDocument.tsx'

export type PdfSource = ReturnType<typeof pdfSources>[number]

/** The PDFs of the site. A fingerprint is stored in the PDF's keywords; if it differs, the PDF is stale. */
export const pdfSources = () =>
  documents.map((document) => ({
    document,
    fingerprint: createHash('sha256').update(printedHtml(document)).digest('hex').slice(0, 16),
  }))

/** A line for each committed PDF that differs from its text or style, such as one with an earlier name. */
export async function stalePdfs(): Promise<string[]> {
  const lines = pdfSources().map(async ({ document: { file }, fingerprint }) => {
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(`public${file}`)))
    const { Keywords } = (await pdf.getMetadata()).info as Record<string, unknown>
    return Keywords === fingerprint
      ? []
      : [`public${file}: out of date with its text, style or your name. Run: npm run generate -- pdf`]
  })
  return (await Promise.all(lines)).flat()
}

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
