/** The number of columns in wide windows. Avoids a single card in the last row if possible. */
export function columnsFor(count: number): 'two' | 'three' | 'four' | 'five' {
  if (count === 1) return 'two'
  if (count === 5) return 'five'
  if (count % 3 === 0) return 'three'
  if (count % 4 === 0) return 'four'
  if (count % 2 === 0) return 'two'
  return count % 3 === 1 ? 'four' : 'three'
}
