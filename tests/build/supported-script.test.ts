import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Options, parse, tokenizer } from 'acorn'
import { expect, test } from 'vitest'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { oldestBrowsers } from '../../renderer/build/supported-browsers.ts'
import { oldChromeVersion } from '../engines/old-chrome.ts'
import { clientDir } from './built-site.ts'

const options = { ecmaVersion: 2022, sourceType: 'module' } satisfies Options
const scripts = filesBelow(join(clientDir, 'assets')).filter((file) => file.endsWith('.js'))

/** What ES2022 has and Safari only since 16.4, and what is younger than ES2022, which the parser refuses. */
function tooYoung(code: string): string[] {
  const found: string[] = []
  const blocks = /\bstatic\s*\{/.exec(code)
  if (blocks) found.push(`a static block: ${code.slice(blocks.index, blocks.index + 60)}`)
  for (const token of tokenizer(code, options)) {
    const pattern = (token as { value?: { pattern?: unknown } }).value?.pattern
    if (typeof pattern === 'string' && /\(\?<[=!]/.test(pattern)) found.push(`a look behind: ${pattern}`)
  }
  parse(code, options)
  return found
}

test('the oldest supported browsers can read every script', () => {
  expect(scripts.length).toBeGreaterThan(10)
  expect(
    scripts.flatMap((file) => tooYoung(readFileSync(file, 'utf8')).map((each) => `${file} ${each}`)),
  ).toEqual([])
})

test('the oldest Chrome of the list is the one that the suite starts', () => {
  expect(oldChromeVersion.split('.')[0]).toBe(oldestBrowsers().get('chrome'))
})
