import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeHostFiles } from './host-files.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'host-files-'))
  mkdirSync(join(dist, 'client'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const redirects = [{ from: '/blog', to: '/resources', status: 301 }]
const rule = (path: string, value = 'b') => ({ path, headers: { 'X-A': value } })

test('the rules are written in the format of static hosts and as JSON', () => {
  writeHostFiles(dist, { headers: [rule('/*'), rule('/assets/*')], redirects })
  expect(readFileSync(join(dist, 'client/_headers'), 'utf8')).toBe('/*\n  X-A: b\n\n/assets/*\n  X-A: b')
  expect(readFileSync(join(dist, 'client/_redirects'), 'utf8')).toBe('/blog /resources 301\n')
  expect(JSON.parse(readFileSync(join(dist, 'redirects.json'), 'utf8'))).toEqual(redirects)
})

test.each([
  ['a line that Cloudflare would drop', [rule('/*', 'x'.repeat(2_000))], /characters of a line in _headers/],
  [
    'one rule more than Cloudflare reads',
    Array.from({ length: 101 }, (_, i) => rule(`/${i}`)),
    /101, of at most 100/,
  ],
  ['headers that fill the first TCP flight', [rule('/*', 'x'.repeat(1_000))], /bytes of all headers/],
])('%s throws before anything is written', (_, headers, reason) => {
  expect(() => writeHostFiles(dist, { headers, redirects })).toThrow(reason)
  expect(existsSync(join(dist, 'client/_headers'))).toBe(false)
})

test('more redirects than a host reads throw', () => {
  const many = Array.from({ length: 2_001 }, (_, i) => ({ from: `/${i}`, to: '/', status: 301 }))
  expect(() => writeHostFiles(dist, { headers: [], redirects: many })).toThrow(/rules in _redirects: 2001/)
})
