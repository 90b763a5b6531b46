import type { SectionOf } from '../../content/model/section.ts'
import type { BeforeAfter } from '../../content/model/sections/example-sections.ts'
import { grid } from '../layout/layout.css.ts'
import * as css from './CaseSummaries.css.ts'
import { columnsFor } from './columns-for.ts'
import { SectionFrame } from './SectionFrame.tsx'

/** Before and after in a table. The bars only illustrate the text. */
export function CaseSummariesSection({
  section,
  typeLabels,
}: {
  section: SectionOf<'caseSummaries'>
  /** The name of each type of organization. */
  typeLabels: Readonly<Record<'nonprofit' | 'islamic' | 'climate', string>>
}) {
  return (
    <SectionFrame {...section} tone="sunken">
      <ul
        role="list"
        className={section.items.length === 1 ? undefined : grid[columnsFor(section.items.length)]}
      >
        {section.items.map((item) => (
          <li key={item.organization} className={css.card} data-theme={item.theme}>
            <div>
              <h3>{item.organization}</h3>
              <p className={css.meta}>
                {typeLabels[item.theme]} · {item.timeframe}
              </p>
            </div>
            <MeasureTable caption={item.organization} measures={item.measures} />
            <p>{item.solution}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function MeasureTable({ caption, measures }: { caption: string; measures: readonly BeforeAfter[] }) {
  return (
    <table className={css.table} aria-label={`${caption}: before and after`}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            Before
          </th>
          <th scope="col" className={css.head}>
            After
          </th>
        </tr>
      </thead>
      {measures.map((measure) => (
        <tbody key={measure.label}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={css.rowHead}>
              {measure.label}
            </th>
          </tr>
          <tr>
            <td className={css.before}>
              {measure.before}
              {measure.bars && <Bar length={measure.bars.before} faint />}
            </td>
            <td className={css.after}>
              {measure.after}
              {measure.bars && <Bar length={measure.bars.after} />}
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}

function Bar({ length, faint = false }: { length: number; faint?: boolean }) {
  return (
    <svg
      className={css.bar}
      width="100%"
      height="10"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={length} height="10" rx="1" fill="currentColor" opacity={faint ? 0.4 : 1} />
    </svg>
  )
}
