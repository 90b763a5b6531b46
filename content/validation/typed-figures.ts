import { readFileSync } from 'node:fs'
import { figureWords, type MetricKey, metrics } from '../metrics.ts'
import { formatMetric, typedFigures } from '../model/figures.ts'
import type { Problem } from './problem.ts'
import type { FoundText } from './text-problems.ts'

/**
 * Figures that are typed by hand although metrics.ts has them: sooner or later the two differ.
 *
 * @param texts with their figures not filled in
 * @param source of all files: a typed figure stands in it with the letters before it, one that the code inserts does not
 */
export function typedFigureProblems(
  texts: readonly FoundText[],
  source = [...new Set(texts.map(({ file }) => file))].map((file) => readFileSync(file, 'utf8')).join('\n'),
): Problem[] {
  // Facts name their figures themselves, with the source.
  const checked = texts.filter(({ file }) => file !== 'content/facts.ts')
  return checked.flatMap(({ text, ...place }) => {
    const found = text.split(/(?<=[.?!]) /).flatMap(typedIn)
    const isTyped = (figure: string) => {
      const at = text.indexOf(figure)
      return source.includes(text.slice(Math.max(0, at - 8), at + figure.length))
    }
    const typed = found.filter(([figure]) => isTyped(figure))
    return typed.map(([figure, key]) => ({
      ...place,
      reason: `says “${figure}”; write {${key}}, which is ${formatMetric(metrics[key])} (content/metrics.ts)`,
    }))
  })
}

/** The first metric that each figure of a sentence is about. */
function typedIn(sentence: string): [figure: string, key: MetricKey][] {
  const found = new Map<string, MetricKey>()
  for (const [name, words] of Object.entries(figureWords)) {
    const key = name as MetricKey
    for (const { 0: figure, index } of sentence.matchAll(typedFigures(metrics[key].unit))) {
      const around = `${sentence.slice(0, index)}#${sentence.slice(index + figure.length)}`
      if (words.test(around) && !found.has(figure)) found.set(figure, key)
    }
  }
  return [...found]
}
