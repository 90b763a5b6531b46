import { expect, test } from 'vitest'
import { contours } from './contours.ts'
import { girihTile } from './girih.ts'
import { growthArcs } from './growth.ts'
import { threads } from './threads.ts'

const drawings = {
  contours: () => contours({ width: 320, height: 320, rings: 9 }).join(''),
  girih: () => girihTile(80),
  growth: () => growthArcs({ size: 320, count: 5 }).join(''),
  threads: () => threads({ width: 320, height: 320, count: 24 }).join(''),
}

test.each(Object.entries(drawings))('%s is a path of less than 4 kB, the same each time', (_, draw) => {
  const path = draw()
  expect(path).toMatch(/^M[\d\s.\-MLACSZqt]+$/)
  expect(path.length).toBeLessThan(4_000)
  expect(draw()).toBe(path)
})

test('every thread leaves on a height of its own', () => {
  const ends = threads({ width: 320, height: 320, count: 24 }).map((path) => path.split(' ').at(-1))
  expect(new Set(ends).size).toBe(24)
})

test('contours get smaller towards the summit, and each ends where it began', () => {
  const widths = contours({ width: 320, height: 320, rings: 5 }).map((path) => {
    const steps = [...path.matchAll(/[t ](-?\d+) (-?\d+)(?=[tZ])/g)].map(([, x, y]) => [Number(x), Number(y)])
    expect(steps).toHaveLength(14)
    let [x, y] = [0, 0]
    const places = steps.map(([right = 0, down = 0]) => {
      y += down
      x += right
      return x
    })
    expect([x, y]).toEqual([0, 0])
    return Math.max(...places) - Math.min(...places)
  })
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
})
