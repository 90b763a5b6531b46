import type { CSSProperties } from 'react'
import type { Chapter, PdfDocument } from '../../content/documents.ts'
import { metrics } from '../../content/metrics.ts'
import { fillFigures } from '../../content/model/figures.ts'
import { site } from '../../content/site.ts'
import { light } from '../../ui/tokens/palette.ts'
import {
  AuditChapter,
  CardsChapter,
  ChecklistChapter,
  LettersChapter,
  PapersChapter,
  ServicesChapter,
  TemplateForm,
} from './Chapters.tsx'
import { Cover } from './Cover.tsx'

type PrintedDocumentProps = { document: PdfDocument; css: string; pageOf: ReadonlyMap<string, number> }

export function PrintedDocument({ document, css, pageOf }: PrintedDocumentProps) {
  const filled = fillFigures(document, metrics)
  return (
    <html
      lang="en-US"
      style={
        {
          ...paletteVariables(css),
          '--footer': JSON.stringify(`${site.name} · ${document.title}`),
        } as CSSProperties
      }
    >
      <head>
        <meta charSet="utf-8" />
        <title>{`${document.title} | ${site.name}`}</title>
        {/* our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <Cover document={filled} pageOf={pageOf} />
        <main>
          {filled.chapters.map((chapter) => (
            <section key={chapter.id} id={chapter.id} className="chapter">
              <h2>{chapter.title}</h2>
              <ChapterContent chapter={chapter} />
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}

function ChapterContent({ chapter }: { chapter: Chapter }) {
  if ('template' in chapter) return <TemplateForm template={chapter.template} />
  if ('groups' in chapter) return <ChecklistChapter groups={chapter.groups} />
  if ('papers' in chapter) return <PapersChapter papers={chapter.papers} />
  if ('services' in chapter) return <ServicesChapter services={chapter.services} />
  if ('letters' in chapter) return <LettersChapter letters={chapter.letters} />
  if ('stops' in chapter) return <AuditChapter stops={chapter.stops} />
  return <CardsChapter items={chapter.items} />
}

/** The colors of the light theme that the styles use, as custom properties: `--line`, `--islamic-soft`. */
function paletteVariables(css: string): Record<string, string> {
  const all = Object.entries(light).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`--${name}`, value] as const]
      : Object.entries(value).map(([part, colour]) => [`--${name}-${part}`, colour] as const),
  )
  return Object.fromEntries(all.filter(([name]) => css.includes(`var(${name})`)))
}
