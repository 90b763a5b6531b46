import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pages } from '../../content/pages.ts'
import { pdfSources } from '../../renderer/pdf/pdf-sources.ts'

describe.each(pdfSources())('$file', ({ file }) => {
  test('is no burden on a slow line', () => {
    expect(readFileSync(`public${file}`).length).toBeLessThan(120_000)
  })
})

test('every PDF that a page offers is one that is printed', () => {
  const offered = Object.values(pages).flatMap((page) =>
    [...page.hero.actions, ...page.sections].flatMap((each) => ('file' in each ? [each.file] : [])),
  )
  expect([...new Set(offered)].sort()).toEqual(
    pdfSources()
      .map(({ file }) => file)
      .sort(),
  )
})
