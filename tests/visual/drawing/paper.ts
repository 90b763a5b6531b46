import type { Page } from '@playwright/test'
import { blankPath, pdfReaderPath } from '../../helpers/static-site.ts'
import { type Agreed, capture } from './capture.ts'
import type { Block, Drawing } from './drawing.ts'

/** Browsers cannot take screenshots taller than 16,384 px. */
const sheetsPerPicture = 12

/** Draws a PDF with pdf.js at 72 dpi, its sheets below one another. */
export async function* drawPdf(
  page: Page,
  pdf: Buffer,
  view: string,
  agreed?: Agreed,
): AsyncGenerator<Drawing> {
  const paper = await page.context().newPage()
  try {
    await paper.setViewportSize({ width: 612, height: 792 })
    await paper.goto(new URL(blankPath, page.url()).href)
    await paper.evaluate(openPdf, { data: pdf.toString('base64'), module: pdfReaderPath })
    for (let first = 1; ; first += sheetsPerPicture) {
      const { blocks, more } = await paper.evaluate(drawSheets, { first, count: sheetsPerPicture })
      const name = first === 1 && !more ? view : `${view}, from sheet ${first} on`
      yield await capture(paper, name, { blocks, agreed })
      if (!more) return
    }
  } finally {
    await paper.close()
  }
}

type PdfDocument = {
  numPages: number
  getPage(
    number: number,
  ): Promise<{
    getViewport(options: { scale: number }): { width: number; height: number }
    render(options: object): { promise: Promise<void> }
    getTextContent(): Promise<{ items: { str?: string }[] }>
  }>
}

type Reader = { pdf: PdfDocument }

/** Runs in an empty page. */
async function openPdf({ data, module }: { data: string; module: string }): Promise<void> {
  const { getDocument } = (await import(module)) as {
    getDocument(options: object): { promise: Promise<PdfDocument> }
  }
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  const reader = globalThis as unknown as Reader
  reader.pdf = await getDocument({ data: bytes, useSystemFonts: false }).promise
}

/** Runs in that page. */
async function drawSheets(part: {
  first: number
  count: number
}): Promise<{ blocks: Block[]; more: boolean }> {
  const { pdf } = globalThis as unknown as Reader
  const blocks: Block[] = []
  const last = Math.min(part.first + part.count - 1, pdf.numPages)
  let top = 0
  document.body.replaceChildren()
  for (let number = part.first; number <= last; number++) {
    const sheet = await pdf.getPage(number)
    const viewport = sheet.getViewport({ scale: 1 })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    canvas.style.display = 'block'
    document.body.append(canvas)
    // The "display" intent renders in chunks, one per frame, and may change a pixel's shade where a chunk ends.
    await sheet.render({ canvas, canvasContext: canvas.getContext('2d'), viewport, intent: 'print' }).promise
    const words = (await sheet.getTextContent()).items.map(({ str }) => str?.trim()).filter(Boolean)
    blocks.push({ name: `sheet ${number}: ${words.slice(0, 3).join(' ')}`, top })
    top += canvas.height
  }
  return { blocks, more: last < pdf.numPages }
}
