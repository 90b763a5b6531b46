import { MetricList, type MetricText } from './MetricList.tsx'
import { goals } from './Metrics.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** Results on a band; goals, which have not been reached yet, are smaller and without a band. */
export function MetricsSection({
  section,
  metrics,
  areGoals,
}: SectionProps<'metrics', { metrics: MetricText[]; areGoals: boolean }>) {
  return (
    <SectionFrame {...section} tone={areGoals ? 'paper' : 'band'}>
      <div className={areGoals ? goals : undefined}>
        <MetricList metrics={metrics} />
      </div>
    </SectionFrame>
  )
}
