import { useLocation } from 'react-router-dom'
import type { PageLink } from '../../content/model/link.ts'
import { container, intro, sectionTone } from '../layout/layout.css.ts'
import type { Ground } from '../motifs/Pattern.css.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { ActionLink, offersAudit } from './ActionLink.tsx'
import * as css from './CallToAction.css.ts'
import type { SectionProps } from './SectionFrame.tsx'

/** A call to action, most often the last section of a page, on the ground of the page's hero or its dark. */
type CallToActionProps = SectionProps<'callToAction', { ground: Ground; sampleAudit: PageLink }>

export function CallToActionSection({ section, ground, sampleAudit }: CallToActionProps) {
  const { pathname } = useLocation()
  const tone = ground === 'amber' ? 'amber' : ground === 'mission' ? 'tint' : 'band'
  const [first, ...others] = section.actions
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-heading`}
      className={`${css.close} ${sectionTone[tone]}`}
    >
      <div className={`${container} ${css.words}`}>
        <h2 id={`${section.id}-heading`} className={css.heading}>
          {section.heading}
        </h2>
        <p className={intro}>{section.text}</p>
        <div className={css.way}>{first && <ActionLink action={first} first />}</div>
        <div className={css.others}>
          {others.map((action) => (
            <ActionLink key={action.label} action={action} first={false} />
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
