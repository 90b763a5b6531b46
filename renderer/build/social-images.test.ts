import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../../content/pages.ts'
import { type RoutePath, routes } from '../../content/routes.ts'
import { socialImagePath } from '../social-image-path.ts'
import { filesBelow } from './files-below.ts'
import { writeSocialImages } from './social-images.ts'

const folder = mkdtempSync(join(tmpdir(), 'social-'))
const paths = Object.keys(routes) as RoutePath[]

beforeAll(() => writeSocialImages(folder, pages))
afterAll(() => rmSync(folder, { recursive: true }))

test('every page has an image of its own', () => {
  const files = paths.map((path) => join(folder, socialImagePath(path))).sort()
  expect(new Set(files).size).toBe(paths.length)
  expect(filesBelow(folder)).toEqual(files)
})

test.each(paths)('%s: the image has the size that networks ask for, and is soon loaded', (path) => {
  const png = readFileSync(join(folder, socialImagePath(path)))
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(200_000)
})
