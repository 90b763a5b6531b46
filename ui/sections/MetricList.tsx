import * as css from './Metrics.css.ts'

export type MetricText = { value: string; label: string }

/** Figures at a size that carries them, each with what it measures. */
export function MetricList({ metrics }: { metrics: readonly MetricText[] }) {
  return (
    <dl className={css.list}>
      {metrics.map((metric) => (
        <div key={metric.label} className={css.metric}>
          <dt className={css.label}>{metric.label}</dt>
          <dd className={css.value}>{metric.value}</dd>
        </div>
      ))}
    </dl>
  )
}
