import { expect, test } from 'vitest'
import { figuresOf, grown, told, worse } from './against.ts'

test('every figure has a name, in a list of rows its path', () => {
  expect(figuresOf({ cold: 355, build: { 'wall, s': 9, 'CPU, s': undefined } })).toEqual({
    cold: 355,
    'build, wall, s': 9,
  })
  expect(figuresOf([{ template: 'sections', path: '/', 'FCP, ms': 400 }])).toEqual({ '/, FCP, ms': 400 })
})

test('a figure that became worse is told with both values and their ratio; noise is not', () => {
  const changes = worse({ cold: 355, near: 45, warm: 60 }, { cold: 420, near: 52, warm: 50, other: 900 })
  expect(changes.map(told)).toEqual(['cold: 355 → 420 (× 1.18)'])
})

test('files that grew are told, the one that grew most first; new ones too', () => {
  const changes = grown({ a: 1000, b: 1000, c: 1000 }, { a: 1100, b: 1300, c: 1010, d: 500 })
  expect(changes.map(told)).toEqual([
    'd: 0 → 500 (new)',
    'b: 1000 → 1300 (× 1.30)',
    'a: 1000 → 1100 (× 1.10)',
  ])
})
