import { readFileSync } from 'node:fs'
import { Document, HeadingLevel, type ISectionOptions, Packer, PageBreak, Paragraph, TextRun } from 'docx'
import JSZip from 'jszip'
import { lettersDocument } from '../../content/documents.ts'
import { letterWords } from '../../content/letters/letter.ts'
import type { SectionOf } from '../../content/model/section.ts'
import { site } from '../../content/site.ts'

/* The letters for Word, Google Docs and LibreOffice: real headings and styles, one letter a page. */

type Letter = SectionOf<'letters'>['letters'][number]

export const file = `public${lettersDocument.file.replace('.pdf', '.docx')}`
const content = 'word/document.xml'
/** ZIP entries have a date; this one makes the file reproducible. */
const date = new Date('2026-01-01T00:00:00Z')

/** The committed file, if it differs from its text, as a line for `npm run check`. */
export async function staleWordFile(): Promise<string[]> {
  const committed = await JSZip.loadAsync(readFileSync(file)).then((zip) => zip.file(content)?.async('text'))
  const made = await JSZip.loadAsync(await wordFile()).then((zip) => zip.file(content)?.async('text'))
  return committed === made ? [] : [`${file}: out of date with its text. Run: npm run generate -- word`]
}

/** The file's bytes, the same for the same text. */
export async function wordFile(): Promise<Buffer> {
  const { title, text, howTo, chapters } = lettersDocument
  const chaptersOfLetters = chapters.flatMap((chapter) => ('letters' in chapter ? [chapter] : []))
  const children: ISectionOptions['children'] = [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    new Paragraph({ text }),
    ...[...howTo.steps, letterWords.withoutReasons].map(
      (step) => new Paragraph({ text: step, style: 'ListParagraph' }),
    ),
    ...chaptersOfLetters.flatMap(({ title, letters }) => [
      new Paragraph({ text: title, heading: HeadingLevel.HEADING_1, pageBreakBefore: true }),
      ...letters.flatMap(paragraphsOf),
    ]),
  ]
  const run = { font: 'Georgia', color: '191d2c' }
  const document = new Document({
    title,
    description: text,
    creator: site.name,
    lastModifiedBy: site.name,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 24 }, paragraph: { spacing: { after: 200, line: 300 } } },
        title: { run: { ...run, size: 52 } },
        heading1: { run: { ...run, size: 40 }, paragraph: { spacing: { after: 200 } } },
        heading2: { run: { ...run, size: 30 }, paragraph: { spacing: { before: 360, after: 120 } } },
        listParagraph: { paragraph: { indent: { left: 400 } } },
      },
      paragraphStyles: [
        {
          id: 'Reason',
          name: 'Reason',
          basedOn: 'Normal',
          run: { size: 19, color: '5b5f70' },
          paragraph: { indent: { left: 560 }, spacing: { after: 240 } },
        },
      ],
    },
    sections: [{ properties: { page: { size: { width: 12_240, height: 15_840 } } }, children }],
  })
  const zip = await JSZip.loadAsync(await Packer.toBuffer(document))
  const core = await zip.file('docProps/core.xml')?.async('text')
  zip.file('docProps/core.xml', (core ?? '').replace(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, '2026-01-01T00:00:00Z'))
  for (const entry of Object.values(zip.files)) entry.date = date
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', platform: 'UNIX' })
}

function paragraphsOf(letter: Letter, i: number): Paragraph[] {
  return [
    ...(i > 0 ? [new Paragraph({ children: [new PageBreak()] })] : []),
    new Paragraph({ text: letter.title, heading: HeadingLevel.HEADING_2 }),
    new Paragraph({ children: marked(letter.when), style: 'Reason' }),
    ...(letter.subject
      ? [new Paragraph({ children: marked(`${letterWords.subject}: ${letter.subject}`, { bold: true }) })]
      : []),
    ...letter.lines.flatMap(({ text, head, reason }) => [
      new Paragraph({ children: marked(text), keepNext: Boolean(reason) }),
      ...(reason ? [new Paragraph({ text: `${head} ${reason}`, style: 'Reason' })] : []),
    ]),
  ]
}

/** Runs of a text; what is in brackets is highlighted. */
const marked = (text: string, options = {}) =>
  text
    .split(/(\[.+?\])/)
    .map((part, i) => new TextRun({ ...options, text: part, ...(i % 2 && { highlight: 'yellow' as const }) }))
