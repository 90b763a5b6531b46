import type { SectionOf } from '../../content/model/section.ts'
import * as css from './Comparison.css.ts'
import { SectionFrame } from './SectionFrame.tsx'

/**
 * What is in the way beside what we do about it, row by row. Where the two stand side by side, the eye reads their
 * names once, above; a screen reader hears them in every row.
 */
export function ComparisonSection({ section }: { section: SectionOf<'comparison'> }) {
  return (
    <SectionFrame {...section}>
      <div className={css.table}>
        <div className={css.head} aria-hidden="true">
          <span className={css.side}>{section.left}</span>
          <span className={css.answer}>{section.right}</span>
        </div>
        <ul role="list" className={css.rows}>
          {section.rows.map((row) => (
            <li key={row.left} className={css.row}>
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
