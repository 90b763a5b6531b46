import { grid } from '../layout/layout.css.ts'
import { columnsFor } from './columns-for.ts'
import * as css from './Metrics.css.ts'

export type MetricText = { value: string; label: string }

export function MetricList({ metrics }: { metrics: readonly MetricText[] }) {
  return (
    <dl className={grid[columnsFor(metrics.length)]}>
      {metrics.map((metric) => (
        <div key={metric.label} className={css.metric}>
          <dt className={css.label}>{metric.label}</dt>
          <dd className={css.value}>
            <Figure text={metric.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Figure({ text }: { text: string }) {
  const [figure = '', ...unit] = text.split(' ')
  return (
    <>
      {figure.split(/(?=\+$)|(?<=^\+)/).map((part) =>
        part === '+' ? (
          <span key={part} className={css.plus}>
            +
          </span>
        ) : (
          part
        ),
      )}
      {unit.length > 0 && <span className={css.unit}> {unit.join(' ')}</span>}
    </>
  )
}
