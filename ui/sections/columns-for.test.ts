import { expect, test } from 'vitest'
import { columnsFor } from './columns-for.ts'

const numbers = { two: 2, three: 3, four: 4, five: 5 }

test('a single card is half a row wide', () => {
  expect(columnsFor(1)).toBe('two')
})

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i cards leave no single card in the last row', (count) => {
  expect(count % numbers[columnsFor(count)]).not.toBe(1)
})
