import type { Ground } from '../motifs/Pattern.css.ts'
import { Sheet } from '../paper/Sheet/Sheet.tsx'
import { row } from '../paper/Sheet/silhouettes.css.ts'
import * as css from './ExhibitSections.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** The exhibits of a page stand on the ground of its hero's drawing. */
const onGround = (ground: Ground) => (ground === 'band' || ground === 'amber' ? ground : 'tint')

/** A worksheet as clients get it. The last column has the conclusion of each row. */
export function WorksheetSection({ section, ground }: SectionProps<'worksheet', { ground: Ground }>) {
  const { columns, rows } = section
  return (
    <SectionFrame {...section} tone={section.theme ? 'paper' : onGround(ground)}>
      <table className={css.worksheet} data-theme={section.theme}>
        <thead>
          <tr>
            <th scope="col">{columns.first}</th>
            <th scope="col">{columns.second}</th>
            <th scope="col">{columns.third}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.first}>
              <th scope="row">{row.first}</th>
              <td data-label={columns.second}>{row.second}</td>
              <td data-label={columns.third}>
                {row.third}
                {row.more && <a href={row.more.to}>{row.more.label}</a>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  )
}

/**
 * Obstacles and our answers, side by side in rows. In wide windows, the labels of the two columns are visible once, in
 * a header; screen readers read them in every row.
 */
export function ComparisonSection({ section }: SectionProps<'comparison'>) {
  return (
    <SectionFrame {...section}>
      <div className={css.table}>
        <div className={css.head} aria-hidden="true">
          <span className={css.side}>{section.left}</span>
          <span className={css.answer}>{section.right}</span>
        </div>
        <ul role="list">
          {section.rows.map((row) => (
            <li key={row.left} className={css.pair}>
              <p className={css.side}>
                <span className={css.label}>{section.left}</span>
                {row.left}
              </p>
              <p className={css.answer}>
                <span className={css.label}>{section.right}</span>
                {row.right}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

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
          <li key={name} className={css.period}>
            <h3 className={css.periodName}>{name}</h3>
            <p className={css.periodWhen}>
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
            <p className={css.periodText}>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** Documents and screens, such as an ad or a form. They are not interactive. */
export function MockupSection({ section, ground }: SectionProps<'mockup', { ground: Ground }>) {
  return (
    <SectionFrame
      {...section}
      tone={onGround(ground)}
      layout={section.sheets.length > 1 ? 'stacked' : 'split'}
    >
      <div className={row}>
        {section.sheets.map((sheet) => (
          <Sheet key={sheet.label} sheet={sheet} />
        ))}
      </div>
    </SectionFrame>
  )
}
