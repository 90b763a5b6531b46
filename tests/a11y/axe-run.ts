import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, NodeResult, Result } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Results that axe reports as incomplete, each with the reason why the page is correct. */
const allowedIncomplete: readonly { line: RegExp; why: string }[] = [
  {
    line: /^undecided color-contrast: [^|]+\| <span( aria-hidden="true")?( class="\w+")?>(Mon|Tue|Wed|Thu|Fri|\d+)<\/span>/,
    why: 'The names of weekdays and the closed days are muted text on the box, below the transparent list of days.',
  },
  {
    line: /^undecided color-contrast: (g\[.+ > )?text/,
    why: 'Text in a drawing: ink on paper, as around it. axe cannot check text beside lines.',
  },
  {
    line: /^undecided color-contrast: [^|]+\| <span class="[^"]+">[\d+×%]<\/span> \| Element content is too short/,
    why: 'A digit or a sign of a figure that is moved by eye: large, in the color of the digits beside it.',
  },
  {
    line: /^undecided color-contrast: [^|]+\| <(span|figcaption) class="[^"]+">.*(background gradient|pseudo element)$/,
    why: 'Text on ruled paper or a receipt: ink on paper. Its rules and teeth are a gradient between the lines.',
  },
]

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** One line per element: violations, and incomplete results that are not listed above. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Without @axe-core/playwright, which takes four times as long for the same result.
  await page.evaluate(source)
  await page.evaluate(layOutAll)
  const { violations, incomplete } = await runAxe(page, 'html', { type: 'tag', values: tags })
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

type Axe = { run(context: string, options: unknown): Promise<AxeResults> }

function runAxe(
  page: Page,
  context: string,
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

/** Runs in the page. axe reads a section that is not laid out as one without a background. */
function layOutAll(): void {
  // A constructed style sheet: the Content-Security-Policy blocks style elements.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Runs in the page, before axe looks again at a text whose contrast it could not determine: shows only the opaque box
 * that the text stands in, without the drawings in it that do not reach the text (axe ignores clipping).
 *
 * @param selector of the text; empty shows everything again
 */
function showAlone(selector: string): void {
  const [alone, hidden] = ['data-alone', 'data-hidden-from-axe']
  for (const element of document.querySelectorAll(`[${alone}], [${hidden}]`)) {
    element.removeAttribute(alone)
    element.removeAttribute(hidden)
  }
  const text = selector && document.querySelector(selector)
  if (!text) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :has([${alone}]) { visibility: hidden !important }
    [${alone}] { visibility: visible !important }
    [${hidden}] { visibility: hidden !important }
  `)
  document.adoptedStyleSheets.push(sheet)
  text.scrollIntoView({ block: 'center' })
  // axe does not know that a dialog is above the page.
  const isClear = (element: Element) => /\b0\)$/.test(getComputedStyle(element).backgroundColor)
  const dialog = text.closest('dialog')
  let paper = dialog ?? text
  while (!dialog && paper.parentElement && isClear(paper)) paper = paper.parentElement
  paper.setAttribute(alone, '')
  const box = text.getBoundingClientRect()
  for (const svg of paper.querySelectorAll('svg')) {
    const { left, right, top, bottom } = svg.getBoundingClientRect()
    const reaches = box.left < right && box.right > left && box.top < bottom && box.bottom > top
    if (!reaches) svg.setAttribute(hidden, '')
  }
}
