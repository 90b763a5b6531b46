import type { SectionOf } from '../../content/model/section.ts'
import type { Theme } from '../../content/model/theme.ts'
import { actions, intro } from '../layout/layout.css.ts'
import { Ornament } from '../motifs/Ornament.tsx'
import { ActionLink } from './ActionLink.tsx'
import * as css from './CallToAction.css.ts'

type CallToActionSectionProps = { section: SectionOf<'callToAction'>; theme: Theme }

/** The page's last word, on a band with the lines of its theme. */
export function CallToActionSection({ section, theme }: CallToActionSectionProps) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`} className={css.wrap}>
      <div className={css.box}>
        <Ornament theme={theme} className={css.ornament} />
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
