import type { CSSProperties } from 'react'
import { meetingTemplates, minutesBestPractices, minutesChecklist } from '../../content/meeting-templates.ts'
import { metrics } from '../../content/metrics.ts'
import { fillFigures } from '../../content/model/figures.ts'
import type { MinutesDocument as Content } from '../../content/model/minutes-document.ts'
import { site } from '../../content/site.ts'
import { yearEndCalendar, yearEndRules } from '../../content/year-end-calendar.ts'
import { light } from '../../ui/tokens/palette.ts'
import { type Chapter, Cover } from './Cover.tsx'
import { CardsChapter, ChecklistChapter } from './Guidance.tsx'
import { TemplateForm } from './TemplateForm.tsx'

const guidance = {
  checklist: { id: 'checklist', title: 'The secretary’s checklist', groups: minutesChecklist },
  bestPractices: { id: 'best-practices', title: 'Best practices', items: minutesBestPractices },
  yearEndCalendar: { id: 'calendar', title: 'September to January', groups: yearEndCalendar },
  yearEndRules: { id: 'rules', title: 'Six rules your donors ask about', items: yearEndRules },
}

/** The chapters of a document after its cover, in order. */
function chaptersOf(document: Content): Chapter[] {
  return [
    ...document.templates.map((kind) => ({ id: kind, title: meetingTemplates[kind].name })),
    ...document.chapters.map((key) => guidance[key]),
  ]
}

type MinutesDocumentProps = { document: Content; css: string; pageOf: ReadonlyMap<string, number> }

/** The HTML document that a PDF is printed from. */
export function MinutesDocument({ document, css, pageOf }: MinutesDocumentProps) {
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
        <Cover document={fillFigures(document, metrics)} chapters={chaptersOf(document)} pageOf={pageOf} />
        <main>
          {document.templates.map((kind) => (
            <TemplateForm key={kind} id={kind} template={fillFigures(meetingTemplates[kind], metrics)} />
          ))}
          {document.chapters.map((key) => {
            const chapter = fillFigures(guidance[key], metrics)
            return 'groups' in chapter ? (
              <ChecklistChapter key={key} {...chapter} />
            ) : (
              <CardsChapter key={key} {...chapter} />
            )
          })}
        </main>
      </body>
    </html>
  )
}

/** The colors of the light theme that the styles use, as custom properties: `--band`, `--islamic-soft`. */
function paletteVariables(css: string): Record<string, string> {
  const all = Object.entries(light).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`--${name}`, value] as const]
      : Object.entries(value).map(([part, colour]) => [`--${name}-${part}`, colour] as const),
  )
  return Object.fromEntries(all.filter(([name]) => css.includes(`var(${name})`)))
}
