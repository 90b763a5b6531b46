import { MetricList, type MetricText } from './MetricList.tsx'
import * as css from './Metrics.css.ts'
import { Points } from './Points.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

export function ResultsSection({ section, metrics }: SectionProps<'results', { metrics: MetricText[] }>) {
  return (
    <SectionFrame {...section}>
      <MetricList metrics={metrics} />
      <div className={css.points}>
        <Points items={section.points} />
      </div>
    </SectionFrame>
  )
}
