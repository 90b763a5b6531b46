import type { SectionOf } from '../../content/model/section.ts'
import { actions, intro } from '../layout/layout.css.ts'
import { ActionLink } from './ActionLink.tsx'
import * as css from './CallToAction.css.ts'

export function CallToActionSection({ section }: { section: SectionOf<'callToAction'> }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`} className={css.wrap}>
      <div className={css.box}>
        <h2 id={`${section.id}-heading`}>{section.heading}</h2>
        <p className={intro}>{section.text}</p>
        <div className={actions}>
          {section.actions.map((action) => (
            <ActionLink key={action.label} action={action} size="large" />
          ))}
        </div>
      </div>
    </section>
  )
}
