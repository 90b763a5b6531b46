import type { MeetingTemplate } from '../../content/model/meeting-template.ts'
import type { SectionOf } from '../../content/model/section.ts'
import * as css from './MeetingTemplates.css.ts'
import { paper } from './Papers.css.ts'
import { SectionFrame } from './SectionFrame.tsx'

type MeetingTemplatesSectionProps = {
  section: SectionOf<'meetingTemplates'>
  templates: Readonly<Record<string, MeetingTemplate>>
}

/** The id of a template's element; cards link to it. */
const templateId = (key: string) => `template-${key}`

/** The same templates as in the PDF, below a list of links to them. */
export function MeetingTemplatesSection({ section, templates }: MeetingTemplatesSectionProps) {
  return (
    <SectionFrame {...section} tone="sunken">
      <ul role="list" className={css.contents}>
        {Object.entries(templates).map(([key, { name }]) => (
          <li key={key}>
            <a href={`#${templateId(key)}`}>{name}</a>
          </li>
        ))}
      </ul>
      <div className={css.list}>
        {Object.entries(templates).map(([key, template]) => (
          <article key={key} id={templateId(key)} className={paper}>
            <h3>{template.name}</h3>
            <p className={css.purpose}>{template.purpose}</p>
            <ol role="list" className={css.parts}>
              {template.parts.map((part) => (
                <li key={part.title}>
                  <strong>{part.title}</strong>
                  <ul role="list">
                    {part.fields.map(({ label }) => (
                      <li key={label}>{label}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </article>
        ))}
      </div>
    </SectionFrame>
  )
}
