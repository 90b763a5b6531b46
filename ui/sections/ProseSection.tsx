import { Points } from './Points.tsx'
import * as css from './Prose.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

export function ProseSection({ section }: SectionProps<'prose'>) {
  return (
    <SectionFrame {...section} layout="split">
      <div className={css.text}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.points && <Points items={section.points} />}
      </div>
    </SectionFrame>
  )
}
