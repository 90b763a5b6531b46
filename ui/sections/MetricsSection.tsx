import type { SectionOf } from '../../content/model/section.ts'
import { MetricList, type MetricText } from './MetricList.tsx'
import { SectionFrame } from './SectionFrame.tsx'

export function MetricsSection({
  section,
  metrics,
}: {
  section: SectionOf<'metrics'>
  metrics: MetricText[]
}) {
  return (
    <SectionFrame {...section} tone="band">
      <MetricList metrics={metrics} />
    </SectionFrame>
  )
}
