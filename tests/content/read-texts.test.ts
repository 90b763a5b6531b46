import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentReport } from '../../content/validation/content-report.ts'
import {
  checkerOf,
  digestOf,
  readTextsFile,
  readTextsOf,
  textsReadBefore,
} from '../../content/validation/text/read-texts.ts'

const root = process.cwd()

test('a new clone has to read few texts: the kept list is of this checker, and nearly all texts are in it', async () => {
  expect(readFileSync(readTextsFile, 'utf8').split('\n')[0], 'run: npm run texts').toBe(checkerOf(root))
  const read = textsReadBefore(root)
  const unread: string[] = []
  await contentReport(new Date(), {
    grammar: async (texts) => {
      unread.push(...texts.filter((text) => !read.has(digestOf(text))))
      return new Map()
    },
  })
  expect(unread.length, 'run: npm run texts').toBeLessThan(100)
})

test('the list of another checker counts for nothing, and of this one every text', () => {
  const copy = mkdtempSync(join(tmpdir(), 'read-texts-'))
  mkdirSync(join(copy, 'content'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const list = readTextsOf(root, ['One text.', 'Another text.'])
  writeFileSync(join(copy, readTextsFile), list)
  expect(textsReadBefore(copy)).toContain(digestOf('One text.'))
  expect(textsReadBefore(copy)).not.toContain(digestOf('One texts.'))
  writeFileSync(join(copy, readTextsFile), list.replace(/^harper.js \S+/, 'harper.js 0.0.1'))
  expect(textsReadBefore(copy).has(digestOf('One text.'))).toBe(false)
  rmSync(copy, { recursive: true })
})
