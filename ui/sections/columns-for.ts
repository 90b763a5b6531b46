/** Columns on a wide window that leave no card alone on the last row. */
export function columnsFor(count: number): 'two' | 'three' | 'four' {
  if (count % 3 === 0) return 'three'
  if (count % 4 === 0) return 'four'
  return count % 2 === 0 ? 'two' : 'three'
}
