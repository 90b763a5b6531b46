import type { Theme } from '../../content/model/theme.ts'
import { actions, intro } from '../layout/layout.css.ts'
import { Pattern } from '../motifs/Pattern.tsx'
import { ActionLink } from './ActionLink.tsx'
import * as css from './CallToAction.css.ts'
import type { SectionProps } from './SectionFrame.tsx'

/** A call to action, most often the last section of a page, on a band in the page's theme, with its pattern. */
export function CallToActionSection({ section, theme }: SectionProps<'callToAction', { theme: Theme }>) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`} className={css.wrap}>
      <div className={css.box}>
        <div className={css.ornament}>
          <Pattern ground={theme} />
        </div>
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
