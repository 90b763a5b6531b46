import { writeFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { getDocumentProxy } from 'unpdf'
import { type FontVariant, siteFont } from '../build/site-fonts.ts'
import { baselineBrowser } from './baseline-browser.ts'
import { finishPdf } from './finish-pdf.ts'
import { type PdfSource, pdfSources, printedHtml } from './pdf-sources.ts'

/*
 * `npm run generate -- pdf`: prints the resources’ PDFs to `public/`, where they are committed. The output is
 * reproducible. `npm run check` fails if the PDFs are out of date.
 */

const browser = await chromium.launch({
  executablePath: await baselineBrowser(),
  args: ['--disable-gpu', '--font-render-hinting=none'],
})
try {
  for (const source of pdfSources()) {
    // Printed twice: the page numbers of the chapters are known only after the first print.
    const pageOf = await pageOfChapters(await print(browser, source, new Map()))
    const html = printedHtml(source.document)
    const pdf = await finishPdf(await print(browser, source, pageOf), html, source.fingerprint)
    writeFileSync(`public${source.document.file}`, pdf)
    console.log(`public${source.document.file}  ${(pdf.length / 1000).toFixed(1)} kB`)
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

/** Embeds the fonts, reduced to the characters that occur. */
async function withFonts(html: string): Promise<string> {
  // The digits and the slash are for the page numbers in the footer.
  const letters = `${html}0123456789/`
  const variants: FontVariant[] = ['regular', 'semibold', 'display']
  let filled = html
  for (const variant of variants) {
    const font = (await siteFont(variant, letters, 'sfnt')).toString('base64')
    filled = filled.replaceAll(`font:${variant}`, `data:font/ttf;base64,${font}`)
  }
  return filled
}

/** The page number of each linked chapter of a printed PDF, by the chapter's id. */
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
