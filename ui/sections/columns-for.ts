/** Columns on a wide window that leave no card alone on the last row, where any number of columns can; one is wide. */
export function columnsFor(count: number): 'two' | 'three' | 'four' | 'five' {
  if (count === 1) return 'two'
  if (count === 5) return 'five'
  if (count % 3 === 0) return 'three'
  if (count % 4 === 0) return 'four'
  if (count % 2 === 0) return 'two'
  return count % 3 === 1 ? 'four' : 'three'
}
