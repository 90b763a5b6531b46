import type { SectionOf } from '../../content/model/section.ts'
import { container, intro, section as sectionClass, sectionTone } from '../layout/layout.css.ts'
import { Points } from './Points.tsx'
import * as css from './Prose.css.ts'

export function ProseSection({ section }: { section: SectionOf<'prose'> }) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-heading`}
      className={`${sectionClass} ${sectionTone.paper}`}
    >
      <div className={`${container} ${css.columns}`}>
        <div>
          <h2 id={`${section.id}-heading`}>{section.heading}</h2>
          {section.intro && <p className={intro}>{section.intro}</p>}
        </div>
        <div className={css.text}>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points && <Points items={section.points} />}
        </div>
      </div>
    </section>
  )
}
