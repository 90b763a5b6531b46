import { readFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { minutesDocuments } from '../../../content/minutes-documents.ts'
import { filesBelow } from '../../../renderer/build/files-below.ts'
import { readLocalSettings } from '../../../supabase/local/local-settings.ts'
import { blankPath } from '../../helpers/static-site.ts'
import { capture } from '../drawing/capture.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { drawPdf } from '../drawing/paper.ts'
import { pdfText } from '../drawing/pdf-text.ts'
import { standStill } from '../drawing/stillness.ts'
import type { DrawingContext, Subject } from './subject.ts'

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
}

const client = () => join(readLocalSettings().siteDir, 'client')
const builtFiles = (wanted: (extension: string) => boolean) =>
  filesBelow(client()).filter((file) => wanted(extname(file)))

/** Every image file of the built site: social images, icons. */
async function* drawImages({ page, agreed }: DrawingContext): AsyncGenerator<Drawing> {
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.goto(blankPath)
  await standStill(page)
  for (const file of builtFiles((extension) => extension in types)) {
    const url = `data:${types[extname(file)]};base64,${readFileSync(file).toString('base64')}`
    await page.evaluate((src) => document.body.replaceChildren(Object.assign(new Image(), { src })), url)
    yield await capture(page, relative(client(), file), { area: 'window', agreed })
  }
}

const pdfTextFile = (file: string) => `files/${basename(file)}.txt`
const textFiles = ['robots.txt', 'sitemap.xml', 'site.webmanifest', '_redirects']

/** Served files that are not pages. */
export const fileSubjects: readonly Subject[] = [
  { name: 'files/images', texts: [], draw: drawImages },
  {
    name: 'files/pdfs',
    texts: minutesDocuments.map(({ file }) => pdfTextFile(file)),
    async *draw({ page, agreed }) {
      await page.goto(blankPath)
      for (const file of builtFiles((extension) => extension === '.pdf')) {
        const pdf = readFileSync(file)
        yield { kind: 'text', view: pdfTextFile(file), text: await pdfText(pdf) }
        yield* drawPdf(page, pdf, basename(file), agreed)
      }
    },
  },
  {
    name: 'files/texts',
    texts: textFiles.map((file) => `files/${file}.txt`),
    async *draw() {
      for (const file of textFiles) {
        const text = readFileSync(join(client(), file), 'utf8').replace(/(?<=>)(?=<)/g, '\n')
        yield { kind: 'text', view: `files/${file}.txt`, text: `${text.trimEnd()}\n` }
      }
    },
  },
]
