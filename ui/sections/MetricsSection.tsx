import type { SectionOf } from '../../content/model/section.ts'
import { points } from './Ledger.css.ts'
import { Ledger, type MetricText } from './Ledger.tsx'
import { Points } from './Points.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** Figures, and below them what happened. */
export function MetricsSection({
  section,
  metrics,
}: {
  section: SectionOf<'metrics'> | SectionOf<'results'> | SectionOf<'pending'>
  metrics: readonly MetricText[]
}) {
  return (
    <SectionFrame {...section}>
      <Ledger metrics={metrics} />
      {section.kind === 'results' && (
        <div className={points}>
          <Points items={section.points} />
        </div>
      )}
    </SectionFrame>
  )
}
