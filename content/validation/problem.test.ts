import { expect, test } from 'vitest'
import { lineOf } from './problem.ts'

test('a problem names the line of its field', () => {
  const source = `export const rules = {
  hours: 1,
}
export const teamHours = {
  hours: [
    { from: '09:00' },
    { from: '13:00' },
  ],
}`
  expect(lineOf(source, ['teamHours', 'hours', 1, 'from'])).toBe(7)
  expect(lineOf(source, ['teamHours', 'missing'])).toBe(4)
})
