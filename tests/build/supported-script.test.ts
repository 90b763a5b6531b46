import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Options, parse, tokenizer } from 'acorn'
import { expect, test } from 'vitest'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { clientDir } from './built-site.ts'

const options = { ecmaVersion: 2022, sourceType: 'module' } satisfies Options
const scripts = filesBelow(join(clientDir, 'assets')).filter((file) => file.endsWith('.js'))

/** ES2022 features that Safari supports only since 16.4. The parser throws on anything newer than ES2022. */
function unsupportedSyntax(code: string): string[] {
  const found: string[] = []
  const blocks = /\bstatic\s*\{/.exec(code)
  if (blocks) found.push(`a static block: ${code.slice(blocks.index, blocks.index + 60)}`)
  for (const token of tokenizer(code, options)) {
    const pattern = (token as { value?: { pattern?: unknown } }).value?.pattern
    if (typeof pattern === 'string' && /\(\?<[=!]/.test(pattern)) found.push(`a lookbehind: ${pattern}`)
  }
  parse(code, options)
  return found
}

test('the oldest supported browsers can parse every script', () => {
  expect(scripts.length).toBeGreaterThan(10)
  expect(
    scripts.flatMap((file) => unsupportedSyntax(readFileSync(file, 'utf8')).map((each) => `${file} ${each}`)),
  ).toEqual([])
})
