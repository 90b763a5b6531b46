import type { SectionOf } from '../../content/model/section.ts'
import * as css from './Comparison.css.ts'
import { SectionFrame } from './SectionFrame.tsx'

/** What is in the way beside what we do about it, row by row. */
export function ComparisonSection({ section }: { section: SectionOf<'comparison'> }) {
  return (
    <SectionFrame {...section}>
      <ul role="list" className={css.rows}>
        {section.rows.map((row) => (
          <li key={row.left} className={css.row}>
            <p className={css.left}>
              <span className={css.label}>{section.left}</span>
              {row.left}
            </p>
            <p className={css.right}>
              <span className={css.rightLabel}>{section.right}</span>
              {row.right}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
