import { Points } from './Points.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'
import * as css from './Timeline.css.ts'

export function TimelineSection({ section }: SectionProps<'timeline'>) {
  return (
    <SectionFrame {...section}>
      <ol role="list">
        {section.phases.map((phase) => (
          <li key={phase.when} className={css.phase}>
            <p className={css.when}>{phase.when}</p>
            <div>
              <h3>{phase.title}</h3>
              <p className={css.text}>{phase.text}</p>
            </div>
            <Points items={phase.points} />
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
