import { expect, test } from 'vitest'
import { columnsFor } from './columns-for.ts'

const numbers = { two: 2, three: 3, four: 4 }

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i cards: none is alone on the last row', (count) => {
  expect(count % numbers[columnsFor(count)]).not.toBe(1)
})
