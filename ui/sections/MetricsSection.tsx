import type { SectionOf } from '../../content/model/section.ts'
import { MetricList, type MetricText } from './MetricList.tsx'
import { goals } from './Metrics.css.ts'
import { SectionFrame } from './SectionFrame.tsx'

/** Figures on a band; goals, which nobody has reached yet, smaller and on paper. */
export function MetricsSection({
  section,
  metrics,
  areGoals,
}: {
  section: SectionOf<'metrics'>
  metrics: MetricText[]
  areGoals: boolean
}) {
  return (
    <SectionFrame {...section} tone={areGoals ? 'paper' : 'band'}>
      <div className={areGoals ? goals : undefined}>
        <MetricList metrics={metrics} />
      </div>
    </SectionFrame>
  )
}
