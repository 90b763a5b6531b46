import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateWorkflow } from '@action-validator/core'
import { describe, expect, test } from 'vitest'

const folder = new URL('../../.github/workflows', import.meta.url).pathname
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>
}

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const source = readFileSync(join(folder, name), 'utf8')

  test('is valid by the schema of GitHub Actions', () => {
    expect(validateWorkflow(source).errors).toEqual([])
  })

  test('runs only commands that the project has', () => {
    const called = [...source.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script)
    for (const script of called) expect(scripts).toHaveProperty([script ?? ''])
  })
})

test('a workflow that is none is refused', () => {
  expect(validateWorkflow('name: X\non: push\njobs:\n  a:\n    steps: 3\n').errors).not.toEqual([])
})

test('a check runs what CI runs everywhere', () => {
  expect(readFileSync(join(folder, 'check.yml'), 'utf8')).toContain('run: .ci/run')
})
