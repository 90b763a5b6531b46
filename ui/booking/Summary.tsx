import type { ReactNode } from 'react'
import * as css from './BookingWizard.css.ts'

/** The call's details as a description list. */
export function Summary({
  rows,
  className = css.summary,
}: {
  rows: readonly (readonly [term: string, detail: ReactNode] | false)[]
  className?: string
}) {
  return (
    <dl className={className}>
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
