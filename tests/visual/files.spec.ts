import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { expectPicture } from './picture.ts'

test.use({ deviceScaleFactor: 0.5 })

const blank = '<!doctype html><html lang="en"><title>Blank</title><style>body{margin:0}</style></html>'
const reader = readFileSync(new URL('../../node_modules/unpdf/dist/pdfjs.mjs', import.meta.url), 'utf8')
const client = () => join(readLocalSettings().siteDir, 'client')
const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
}

test('images of the built site, side by side', async ({ page }) => {
  const images = filesBelow(client()).filter((file) => extname(file) in types)
  await page.setContent(blank)
  await page.evaluate(
    (sources) =>
      document.body.replaceChildren(...sources.map((src) => Object.assign(new Image(480), { src }))),
    images.map((file) => `data:${types[extname(file)]};base64,${readFileSync(file).toString('base64')}`),
  )
  await expectPicture(page, 'files/images')
})

test('PDFs', async ({ page }) => {
  for (const file of filesBelow(client()).filter((each) => extname(each) === '.pdf')) {
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)))
    const { info } = await pdf.getMetadata()
    expect.soft(info, file).toMatchObject({ Title: expect.stringMatching(/\S/), Language: 'en-US' })
    expect.soft((await pdf.getMarkInfo())?.Marked, `${file} is tagged`).toBe(true)
    await page.setContent(blank)
    await page.evaluate(drawSheets, { data: readFileSync(file).toString('base64'), reader })
    await expectPicture(page, `files/${basename(file)}`)
  }
})

for (const file of ['robots.txt', 'sitemap.xml', '_redirects'])
  test(file, () => {
    const text = readFileSync(join(client(), file), 'utf8').replace(/(?<=>)(?=<)/g, '\n')
    expect(text).toMatchSnapshot(['files', `${file}.txt`])
  })

/** Runs in an empty page. Draws all sheets of a PDF with pdf.js, two or more in a row. */
async function drawSheets({ data, reader }: { data: string; reader: string }): Promise<void> {
  const module = URL.createObjectURL(new Blob([reader], { type: 'text/javascript' }))
  const { getDocument } = (await import(module)) as typeof import('unpdf/pdfjs')
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  const pdf = await getDocument({ data: bytes, useSystemFonts: false }).promise
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number)
    const viewport = sheet.getViewport({ scale: 1 })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    document.body.append(canvas)
    // The "display" intent renders in chunks, one per frame, and may change a pixel's shade where a chunk ends.
    const canvasContext = canvas.getContext('2d') ?? undefined
    await sheet.render({ canvas, canvasContext, viewport, intent: 'print' }).promise
  }
}
