import { grid } from '../layout/layout.css.ts'
import { Points } from './Points.tsx'
import * as css from './Prose.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

export function ProseSection({ section }: SectionProps<'prose'>) {
  // Four points stand below the text, two by two.
  const inGrid = section.points?.length === 4
  return (
    <SectionFrame {...section} layout="split">
      <div className={css.text}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.points && !inGrid && <Points items={section.points} />}
      </div>
      {inGrid && (
        <ul role="list" className={`${grid.two} ${css.grid}`}>
          {section.points?.map((point) => (
            <li key={point} className={css.inGrid}>
              {point}
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}
