import type { ReactNode } from 'react'
import * as css from './BookingWizard.css.ts'

/** Without a detail, the row is left out. Two rows may have the same term. */
export type SummaryRow = readonly [term: string, detail: ReactNode]

/** Details as a description list. */
export function Summary({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={css.summary}>
      {rows.map(
        ([term, detail], i) =>
          detail && (
            <div key={i} className={css.summaryRow}>
              <dt className={css.note}>{term}</dt>
              <dd className={css.detail}>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
