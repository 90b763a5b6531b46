import type { ReactNode } from 'react'
import type { SectionKind, SectionOf } from '../../content/model/section.ts'
import * as css from '../layout/layout.css.ts'
import { container, section, sectionHead, sectionTone, split, type Tone } from '../layout/layout.css.ts'

/** The content of a section of a kind, its tone, and what else its component needs. */
export type SectionProps<K extends SectionKind, Others = object> = {
  section: SectionOf<K>
  tone?: Tone | undefined
} & Others

type SectionFrameProps = {
  id: string
  heading: string
  intro?: string | undefined
  tone?: Tone | undefined
  /** Questions and links stand closer. */
  closer?: boolean
  /** What the page says is missing. */
  missing?: boolean
  /** The thread ends in it. */
  last?: boolean
  /** The heading is above the content, or on its left in wide windows. */
  layout?: 'stacked' | 'split'
  /** Shown below the heading and intro. */
  aside?: ReactNode
  children?: ReactNode
}

/** The landmark, heading and intro of every section. */
export function SectionFrame({
  id,
  heading,
  intro,
  tone = 'paper',
  closer,
  missing,
  last,
  layout = 'stacked',
  aside,
  children,
}: SectionFrameProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={[
        section,
        sectionTone[tone],
        closer && css.closer,
        missing && css.missing,
        last && css.lastSection,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={layout === 'split' ? `${container} ${split}` : container}>
        <div className={layout === 'split' ? undefined : sectionHead}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {intro && <p className={css.intro}>{intro}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
