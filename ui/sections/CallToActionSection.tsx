import { useLocation } from 'react-router-dom'
import type { PageLink } from '../../content/model/link.ts'
import { container, intro, sectionTone } from '../layout/layout.css.ts'
import type { Ground } from '../motifs/Pattern.css.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { ActionLink, offersAudit } from './ActionLink.tsx'
import * as css from './CallToAction.css.ts'
import type { SectionProps } from './SectionFrame.tsx'

/**
 * A call to action, most often the last section of a page: a line runs from the window's edge into its button. On the
 * dark of the page's ground, or on the footer's tone where the hero is amber or plain.
 */
type CallToActionProps = SectionProps<'callToAction', { ground: Ground; sampleAudit: PageLink }>

export function CallToActionSection({ section, ground, sampleAudit }: CallToActionProps) {
  const { pathname } = useLocation()
  const tone = ground === 'mission' || ground === 'amber' ? 'sunken' : 'band'
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-heading`}
      className={`${css.close} ${sectionTone[tone]}`}
    >
      <div className={container}>
        <div className={css.words}>
          <h2 id={`${section.id}-heading`} className={css.heading}>
            {section.heading}
          </h2>
          <p className={intro}>{section.text}</p>
        </div>
        <div className={css.way}>
          <span className={css.line} />
          {section.actions.map((action, i) => (
            <ActionLink key={action.label} action={action} first={i === 0} />
          ))}
          {section.actions.some(offersAudit) && pathname !== sampleAudit.to && (
            <ButtonLink href={sampleAudit.to} variant="link" size="large">
              {sampleAudit.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
