import type { BeforeAfter } from '../../content/model/sections/example-sections.ts'
import { grid } from '../layout/layout.css.ts'
import * as css from './CaseSummaries.css.ts'
import { columnsFor } from './columns-for.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

export function CaseSummariesSection({
  section,
  typeLabels,
}: SectionProps<
  'caseSummaries',
  { typeLabels: Readonly<Record<'nonprofit' | 'islamic' | 'climate', string>> }
>) {
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
            <td className={css.before}>{measure.before}</td>
            <td className={css.after}>{measure.after}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
