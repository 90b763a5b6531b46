/** A row as its webhook tells it: without what only this system's own mails are concerned with. */
export function eventRow<Row extends object>(row: Row): Partial<Row> {
  const shown = Object.entries(row).filter(([column]) => !column.endsWith('_notified_at'))
  return Object.fromEntries(shown) as Partial<Row>
}
