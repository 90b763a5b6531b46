import type { Theme } from '../../content/model/theme.ts'
import { headline } from '../layout/headline.ts'
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
        <h2 id={`${section.id}-heading`}>{headline(section.heading)}</h2>
        <p className={intro}>{section.text}</p>
        <div className={actions}>
          {section.actions.map((action, i) => (
            <ActionLink key={action.label} action={action} first={i === 0} />
          ))}
        </div>
      </div>
    </section>
  )
}
