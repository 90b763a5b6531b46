import { sectionWords } from '../../content/page-words.ts'
import { Sheet } from '../paper/Sheet/Sheet.tsx'
import { row } from '../paper/Sheet/silhouettes.css.ts'
import * as css from './ExhibitSections.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** A worksheet as clients get it. The last column has the conclusion of each row. */
export function WorksheetSection({ section, tone }: SectionProps<'worksheet'>) {
  const { columns, rows } = section
  const adds = rows.every(({ third }) => /\$[\d,]+$/.test(third))
  return (
    <SectionFrame {...section} tone={tone}>
      <table className={adds ? `${css.worksheet} ${css.sum}` : css.worksheet} data-theme={section.theme}>
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
              <th scope="row">
                {row.number && <span className={css.number}>{row.number}</span>}
                {row.type && <span className={css.type}>{row.type}</span>}
                {row.first}
              </th>
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
export function ComparisonSection({ section, tone }: SectionProps<'comparison'>) {
  return (
    <SectionFrame {...section} tone={tone}>
      <div>
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
export function CalendarSection({ section, tone }: SectionProps<'calendar'>) {
  const { periods, rows } = section
  const lines = periods
    .slice(1)
    .map((_, i) => `M${i + 1} .2V.8`)
    .join('')
  return (
    <SectionFrame {...section} tone={tone}>
      <p className={css.scale} aria-hidden="true">
        <span>{periods[0]}</span>
        <span>{periods.at(-1)}</span>
      </p>
      <ul role="list">
        {rows.map(({ name, text, from, to }) => (
          <li key={name} className={css.period}>
            <div>
              <h3>{name}</h3>
              <p className={css.periodWhen}>
                {periods[from - 1]}
                {to > from && ` ${sectionWords.to} ${periods[to - 1]}`}
              </p>
            </div>
            <div>
              <svg
                className={css.track}
                viewBox={`0 0 ${periods.length} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={lines} />
                <rect x={from - 1} width={to - from + 1} height="1" />
              </svg>
              <p className={css.periodText}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** Documents and screens, such as an ad or a form. They are not interactive. */
export function MockupSection({ section, tone }: SectionProps<'mockup'>) {
  return (
    <SectionFrame {...section} tone={tone} layout={section.sheets.length > 1 ? 'stacked' : 'split'}>
      <div className={row}>
        {section.sheets.map((sheet) => (
          <Sheet key={sheet.label} sheet={sheet} />
        ))}
      </div>
    </SectionFrame>
  )
}
