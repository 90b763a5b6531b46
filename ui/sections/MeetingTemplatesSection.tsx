import type { MeetingTemplate } from '../../content/model/meeting-template.ts'
import type { SectionOf } from '../../content/model/section.ts'
import { Icon } from '../primitives/Icon/Icon.tsx'
import * as css from './MeetingTemplates.css.ts'
import { SectionFrame } from './SectionFrame.tsx'

type MeetingTemplatesSectionProps = {
  section: SectionOf<'meetingTemplates'>
  templates: readonly MeetingTemplate[]
}

/** The templates themselves, as they stand in the PDF. */
export function MeetingTemplatesSection({ section, templates }: MeetingTemplatesSectionProps) {
  return (
    <SectionFrame {...section} tone="sunken">
      <div className={css.list}>
        {templates.map((template) => (
          <details key={template.name} className={css.template}>
            <summary className={css.summary}>
              <Icon name={template.icon} size={28} />
              <span>
                <span className={css.name}>{template.name}</span>
                <span className={css.purpose}>{template.purpose}</span>
              </span>
              <Icon name="chevron-down" />
            </summary>
            <ol className={css.parts}>
              {template.parts.map((part) => (
                <li key={part.title}>
                  <strong>{part.title}</strong>
                  <ul>
                    {part.lines.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </SectionFrame>
  )
}
