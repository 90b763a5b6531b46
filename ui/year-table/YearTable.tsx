import {
  sampleYear,
  yearTableWords as words,
  yearFieldWords,
  yearResultWords,
} from '../../content/year-table.ts'
import { button } from '../primitives/Button/Button.css.ts'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { Points } from '../sections/ListSections.tsx'
import { yearFields } from './arithmetic.ts'
import { chartOf, type Output, resultsOf } from './results.ts'
import * as css from './YearTable.css.ts'

const results = resultsOf(sampleYear)
const rows = Object.keys(yearResultWords) as (keyof typeof yearResultWords)[]
const Out = ({ of }: { of: Output }) => <span data-out={of}>{results[of]}</span>

/** Five fields and what follows from them. Prerendered with the sample; `year-table.ts` fills in what is typed. */
export function YearTable({ id }: { id: string }) {
  return (
    <div>
      <noscript>
        <style>{'[data-needs-script]{display:none}'}</style>
        <p className={css.note}>{words.noScript}</p>
      </noscript>
      <div id={id} data-island="year-table" className={css.sheet}>
        <h2 className={css.printedTitle}>{words.printed.title}</h2>
        <div className={css.fields}>
          {yearFields.map((field) => (
            <TextField
              key={field}
              id={`year-${field}`}
              name={field}
              label={yearFieldWords[field].label}
              description={yearFieldWords[field].hint}
              defaultValue={sampleYear[field].toLocaleString('en-US')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={14}
            />
          ))}
        </div>
        <p className={css.note} data-out="note">
          {words.invented}
        </p>
        <h2 className={css.resultsTitle}>{words.results}</h2>
        <dl>
          {rows.map((row) => (
            <div key={row} className={css.row}>
              <dt className={css.name}>{yearResultWords[row].name}</dt>
              <dd className={css.sum}>
                <Out of={`${row}Sum`} />
              </dd>
              <dd className={css.value}>
                <Out of={row} />
              </dd>
            </div>
          ))}
        </dl>
        <Chart />
        <TwoYears />
        <p role="status" className={css.sentence}>
          <Out of="sentence" />
        </p>
        <div className={css.limits}>
          <h2>{words.limits.heading}</h2>
          <Points items={words.limits.points} />
        </div>
        <div className={css.actions} data-needs-script="">
          {(['print', 'copy', 'clear', 'sample'] as const).map((action, i) => (
            <button
              key={action}
              type="button"
              data-action={action}
              className={button({ variant: i === 0 ? 'mission' : 'link' })}
            >
              {words.actions[action]}
            </button>
          ))}
          <p role="status" data-out="copied" className={css.copied} />
        </div>
        <ul role="list" className={css.signatures}>
          {words.printed.sign.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A bar for each month of two years, and the fee as a line. The table below has the same in numbers. */
function Chart() {
  const { bars, fee } = chartOf(sampleYear)
  return (
    <figure className={css.chart}>
      <svg viewBox="0 0 24 100" preserveAspectRatio="none" role="img" aria-label={words.chart}>
        {bars.map(({ height, state }, i) => (
          <rect
            key={i}
            data-state={state}
            x={i + 0.1}
            width={0.8}
            y={100 - height * 100}
            height={height * 100}
          />
        ))}
        <line x1="0" x2="24" y1={100 - fee * 100} y2={100 - fee * 100} />
      </svg>
      <figcaption className={css.scale}>
        <span>{words.firstMonth}</span>
        <span>{words.feeLine}</span>
        <span>{words.lastMonth}</span>
      </figcaption>
    </figure>
  )
}

function TwoYears() {
  const { columns, stayed, given, after } = words.table
  const lines: [name: string, ...Output[]][] = [
    [stayed, 'stayedNow', 'stayedThen', 'stayedMore'],
    [given, 'givenNow', 'givenThen', 'givenMore'],
  ]
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, ...outputs]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {outputs.map((output) => (
              <td key={output}>
                <Out of={output} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={3}>
            {after}
          </th>
          <td>
            <Out of="after" />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
