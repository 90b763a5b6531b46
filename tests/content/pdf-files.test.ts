import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pages } from '../../content/pages.ts'
import { pdfSources } from '../../renderer/pdf/pdf-sources.ts'

describe.each(pdfSources())('$file', ({ file }) => {
  test('is smaller than 120 kB', () => {
    expect(readFileSync(`public${file}`).length).toBeLessThan(120_000)
  })
})

test('the PDFs that pages offer are those that the build generates', () => {
  const offered = Object.values(pages).flatMap((page) =>
    [...page.hero.actions, ...page.sections].flatMap((each) => ('file' in each ? [each.file] : [])),
  )
  expect([...new Set(offered)].sort()).toEqual(
    pdfSources()
      .map(({ file }) => file)
      .sort(),
  )
})
