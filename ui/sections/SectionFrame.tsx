import type { ReactNode } from 'react'
import type { SectionKind, SectionOf } from '../../content/model/section.ts'
import {
  container,
  intro as introClass,
  section,
  sectionHead,
  sectionTone,
  split,
} from '../layout/layout.css.ts'

/** The content of a section of a kind, and what else its component needs. */
export type SectionProps<K extends SectionKind, Others = object> = { section: SectionOf<K> } & Others

type SectionFrameProps = {
  id: string
  heading: string
  intro?: string | undefined
  tone?: keyof typeof sectionTone
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
  layout = 'stacked',
  aside,
  children,
}: SectionFrameProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`${section} ${sectionTone[tone]}`}>
      <div className={layout === 'split' ? `${container} ${split}` : container}>
        <div className={layout === 'split' ? undefined : sectionHead}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {intro && <p className={introClass}>{intro}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
