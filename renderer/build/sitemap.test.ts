import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

test('lists each address as it is given, with what XML forbids escaped', () => {
  const text = sitemap(['https://example.org/', 'https://example.org/a?b=1&c=2'])
  expect(text.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://example.org/</loc>',
    '<loc>https://example.org/a?b=1&amp;c=2</loc>',
  ])
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="')).toBe(true)
})
