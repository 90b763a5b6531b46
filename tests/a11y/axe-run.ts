import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, NodeResult, Result } from 'axe-core'
import { allowedIncomplete } from './allowed-incomplete.ts'
import { layOutAll, showAlone } from './undecided-contrast.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Runs axe on the current page and returns one line per element: violations, and incomplete results that are not
 * listed in allowed-incomplete.ts.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // Without @axe-core/playwright, which takes four times as long for the same result.
  await page.evaluate(source)
  await page.evaluate(layOutAll)
  const { violations, incomplete } = await runAxe(page, wholePage, { type: 'tag', values: tags })
  const covered = incomplete.find(isContrast)?.nodes.map(({ target }) => target.join(' ')) ?? []
  const uncovered: AxeResults[] = []
  for (const selector of covered) {
    await page.evaluate(showAlone, selector)
    uncovered.push(await runAxe(page, selector, { type: 'rule', values: ['color-contrast'] }))
  }
  await page.evaluate(showAlone, '')
  const undecided = [
    ...incomplete.filter((result) => !isContrast(result)),
    ...uncovered.flatMap((results) => results.incomplete),
  ]
  return [
    ...lines('violation', [...violations, ...uncovered.flatMap((results) => results.violations)]),
    ...lines('undecided', undecided).filter(
      (line) => !allowedIncomplete.some((each) => each.line.test(line)),
    ),
  ]
}

const isContrast = ({ id }: Result) => id === 'color-contrast'

type Context = string | { include: string[]; exclude: string[] }

/**
 * React Aria keeps announcements for seven seconds, so one may reference a button that is gone. tests/orca
 * covers what is spoken.
 */
const wholePage: Context = { include: ['html'], exclude: ['[data-live-announcer] [role=img]'] }

type Axe = { run(context: Context, options: unknown): Promise<AxeResults> }

function runAxe(
  page: Page,
  context: Context,
  runOnly: { type: 'tag' | 'rule'; values: string[] },
): Promise<AxeResults> {
  return page.evaluate(
    ([where, only]) =>
      (globalThis as unknown as { axe: Axe }).axe.run(where, {
        runOnly: only,
        resultTypes: ['violations', 'incomplete'],
      }),
    [context, runOnly] as const,
  )
}

function lines(kind: string, results: readonly Result[]): string[] {
  return results.flatMap(({ id, nodes }) => nodes.map((node) => `${kind} ${id}: ${describe(node)}`))
}

function describe({ target, html, any, all, none }: NodeResult): string {
  const reasons = [...any, ...all, ...none].map(({ message }) => message)
  return `${target.join(' ')} | ${html.replace(/\s+/g, ' ').slice(0, 160)} | ${reasons.join('; ')}`
}
