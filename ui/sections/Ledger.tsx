import * as css from './Ledger.css.ts'

/** A figure, what it counts, and who counted it if that is known. */
export type MetricText = {
  /** Absent if nobody has counted it yet: the row is ruled and empty. */
  value?: string
  label: string
  counted?: string | undefined
  isGoal?: boolean
}

/** Figures as rows between rules: results filled, goals as outlines. */
export function Ledger({ metrics }: { metrics: readonly MetricText[] }) {
  return (
    <dl>
      {metrics.map(({ value, label, counted, isGoal }) => (
        <div key={label} className={css.row}>
          <dt className={css.label}>{label}</dt>
          <dd className={isGoal ? `${css.value} ${css.goal}` : css.value}>
            {value ? <Figure text={value} /> : <span className={css.empty} />}
          </dd>
          {counted && <dd className={css.counted}>{counted}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** The display font's plus is a hairline, and a unit in words is smaller than its figure. */
function Figure({ text }: { text: string }) {
  const [figure = '', ...unit] = text.split(' ')
  return (
    <>
      {figure.startsWith('+') && <span className={css.plus}>+</span>}
      {figure.replaceAll('+', '')}
      {figure.endsWith('+') && <span className={css.plus}>+</span>}
      {unit.length > 0 && <span className={css.unit}> {unit.join(' ')}</span>}
    </>
  )
}
