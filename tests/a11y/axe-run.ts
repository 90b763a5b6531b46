import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, NodeResult } from 'axe-core'
import { allowedIncomplete } from './allowed-incomplete.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page as it stands: one line per element. What axe could not decide counts as found, unless
 * it is listed with the reason why it is right.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // By hand: the usual wrapper takes four times as long for the same result.
  await page.evaluate(source)
  const { violations, incomplete } = await page.evaluate(
    (values) =>
      (globalThis as unknown as { axe: { run(options: unknown): Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations', 'incomplete'],
      }),
    tags,
  )
  const lines = (kind: string, results: AxeResults['violations']) =>
    results.flatMap(({ id, nodes }) => nodes.map((node) => `${kind} ${id}: ${describe(node)}`))
  return [
    ...lines('violation', violations),
    ...lines('undecided', incomplete).filter(
      (line) => !allowedIncomplete.some(({ line: each }) => each.test(line)),
    ),
  ]
}

function describe({ target, html, any, all, none }: NodeResult): string {
  const reasons = [...any, ...all, ...none].map(({ message }) => message)
  return `${target.join(' ')} | ${html.replace(/\s+/g, ' ').slice(0, 160)} | ${reasons.join('; ')}`
}
