import type { ReactNode } from 'react'
import * as css from './BookingWizard.css.ts'

/** The call's details as a description list. */
export function Summary({ rows }: { rows: readonly (readonly [term: string, detail: ReactNode] | false)[] }) {
  return (
    <dl className={css.summary}>
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]} className={css.summaryRow}>
              <dt className={css.term}>{row[0]}</dt>
              <dd className={css.detail}>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
