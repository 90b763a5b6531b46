import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { sheetWidths, widths } from '../visual/matrix/widths.ts'
import { clientDir, documents } from './built-site.ts'

const styles = [
  ...[...documents.values()].map(({ html }) => html),
  ...filesBelow(clientDir)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(file), 'utf8')),
]
const queries = new Set(styles.flatMap((text) => text.match(/@media[^{]+/g) ?? []))
const features = new Set(
  [...queries].flatMap((query) => query.match(/(?<=[(<>=]\s*)[a-z-]+(?=\s*[:)<>=])/g) ?? []),
)

/** What the pictures of tests/visual show in each of its values. */
const drawn = [
  'width',
  'min-width',
  'max-width',
  'prefers-color-scheme',
  'prefers-reduced-motion',
  'forced-colors',
  'scripting',
]

/** A window as low as one that is enlarged to 400 %: a picture would hold a strip. tests/e2e presses what is in it. */
const triedByHand = ['min-height', 'max-height']

test('there is a picture of each layout: a width between any two breakpoints', () => {
  const breakpoints = [...queries].flatMap((query) =>
    [...query.matchAll(/(?:width\s*[:<>=]+\s*|(?<=\())([\d.]+)(rem|px)/g)].map(([, number, unit]) =>
      // A maximum of 79.99rem is the minimum of 80rem.
      Math.round(Number(number) * (unit === 'rem' ? 16 : 1)),
    ),
  )
  const edges = [...new Set([0, ...breakpoints, Number.POSITIVE_INFINITY])].sort((a, b) => a - b)
  const unseen = edges.slice(1).flatMap((to, at) => {
    const from = edges[at] ?? 0
    // Two breakpoints a pixel apart are the two sides of one.
    return to - from <= 1 || [...widths, ...sheetWidths].some((width) => width >= from && width < to)
      ? []
      : [`${from} to ${to} px`]
  })
  expect(unseen, 'layouts without a width in tests/visual/matrix/widths.ts').toEqual([])
})

describe('there is a picture for each condition of a style sheet', () => {
  test.each([...features])('%s', (feature) => {
    expect([...drawn, ...triedByHand]).toContain(feature)
  })
})
