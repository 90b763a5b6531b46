import * as css from './Calendar.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** Bars over the periods of a year or a campaign. Text gives the start and end of each, too. */
export function CalendarSection({ section }: SectionProps<'calendar'>) {
  const { periods, rows } = section
  const lines = periods
    .slice(1)
    .map((_, i) => `M${i + 1} 0V1`)
    .join('')
  return (
    <SectionFrame {...section}>
      <p className={css.scale} aria-hidden="true">
        <span>{periods[0]}</span>
        <span>{periods.at(-1)}</span>
      </p>
      <ul role="list">
        {rows.map(({ name, text, from, to }) => (
          <li key={name} className={css.row}>
            <h3 className={css.name}>{name}</h3>
            <p className={css.when}>
              {periods[from - 1]}
              {to > from && ` to ${periods[to - 1]}`}
            </p>
            <svg
              className={css.track}
              viewBox={`0 0 ${periods.length} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect x={from - 1} width={to - from + 1} height="1" />
              <path d={lines} />
            </svg>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
