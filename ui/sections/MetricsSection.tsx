import type { SectionOf } from '../../content/model/section.ts'
import { MetricList, type MetricText } from './MetricList.tsx'
import * as css from './Metrics.css.ts'
import { Points } from './Points.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** Results on a band, or with what happened below them; goals, not reached yet, are smaller. */
export function MetricsSection({
  section,
  metrics,
  areGoals = false,
}: {
  section: SectionOf<'metrics'> | SectionOf<'results'>
  metrics: MetricText[]
  areGoals?: boolean
}) {
  const points = section.kind === 'results' && section.points
  return (
    <SectionFrame
      {...section}
      tone={areGoals || points ? 'paper' : 'band'}
      layout={points ? 'split' : 'stacked'}
    >
      <div className={areGoals ? css.goals : undefined}>
        <MetricList metrics={metrics} />
        {points && (
          <div className={css.points}>
            <Points items={points} />
          </div>
        )}
      </div>
    </SectionFrame>
  )
}
