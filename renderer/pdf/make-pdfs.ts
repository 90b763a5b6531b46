import { writeFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { getDocumentProxy } from 'unpdf'
// biome-ignore lint/style/noRestrictedImports: a tool, no part of the site; the PDFs are printed with the browser that the baselines are drawn with
import { baselineBrowser } from '../../tests/helpers/baseline-browser.ts'
import { type FontCut, staticFont } from '../build/static-font.ts'
import { finishPdf } from './finish-pdf.ts'
import { type PdfSource, pdfSources, printedHtml } from './pdf-sources.ts'

/*
 * `npm run generate -- pdf`: prints the meeting-minutes PDFs into `public/`, where they are committed. The same sources give
 * the same bytes. `npm run check` says so when somebody forgets it.
 */

const browser = await chromium.launch({
  executablePath: await baselineBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  for (const source of pdfSources()) {
    // Printed twice: only the first print tells on which pages the chapters begin.
    const pageOf = await pageOfChapters(await print(browser, source, new Map()))
    const html = printedHtml(source.document)
    const pdf = await finishPdf(await print(browser, source, pageOf), html, source.fingerprint)
    writeFileSync(`public${source.file}`, pdf)
    console.log(`public${source.file}  ${(pdf.length / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
}

async function print(
  browser: Browser,
  source: PdfSource,
  pageOf: ReadonlyMap<string, number>,
): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(await withFonts(printedHtml(source.document, pageOf)))
  await page.evaluate(() => document.fonts.ready)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  await page.close()
  return pdf
}

/** The fonts inside the document, each with the letters that occur. */
async function withFonts(html: string): Promise<string> {
  // The page numbers, whatever they are, and the footer's marks.
  const letters = `${html}0123456789/`
  const cuts: FontCut[] = ['regular', 'semibold', 'display']
  let filled = html
  for (const cut of cuts) {
    const font = (await staticFont(cut, letters)).toString('base64')
    filled = filled.replaceAll(`font:${cut}`, `data:font/ttf;base64,${font}`)
  }
  return filled
}

/** The page on which each linked chapter of a printed PDF begins, by the chapter's id. */
async function pageOfChapters(pdf: Uint8Array): Promise<Map<string, number>> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const targets = Object.entries(await document.getDestinations()) as [
    string,
    [{ num: number; gen: number }],
  ][]
  const pages = await Promise.all(
    targets.map(async ([id, [page]]) => [id, (await document.getPageIndex(page)) + 1] as const),
  )
  return new Map(pages)
}
