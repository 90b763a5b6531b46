import {
  arrives,
  container,
  intro,
  lastSection,
  section as sectionClass,
  sectionTone,
} from '../layout/layout.css.ts'
import type { Ground } from '../motifs/Pattern.css.ts'
import { Leaf } from '../motifs/Poster.tsx'
import { ActionLink } from './ActionLink.tsx'
import * as css from './CallToAction.css.ts'
import type { SectionProps } from './SectionFrame.tsx'

/** The last section of a page, in its section's color, with a leaf of the mark. The thread ends in its button. */
type CallToActionProps = SectionProps<'callToAction', { ground: Ground }>

export function CallToActionSection({ section, ground }: CallToActionProps) {
  const tone = ground === 'amber' ? 'amber' : 'band'
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-heading`}
      className={`${sectionClass} ${css.close} ${lastSection} ${sectionTone[tone]}`}
    >
      <Leaf
        ground={ground === 'mission' || ground === 'band' ? 'amber' : ground}
        on={ground === 'amber' ? 'gold' : 'band'}
        className={css.corner}
      />
      <div className={container}>
        <h2 id={`${section.id}-heading`} className={css.heading}>
          {section.heading}
        </h2>
        <p className={intro}>{section.text}</p>
        <div className={`${css.ways} ${arrives}`}>
          {section.actions.map((action, i) => (
            <ActionLink key={action.label} action={action} first={i === 0} />
          ))}
        </div>
      </div>
    </section>
  )
}
