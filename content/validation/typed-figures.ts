import { readFileSync } from 'node:fs'
import { figureWords, type MetricKey, metrics } from '../metrics.ts'
import { formatMetric, typedFigures } from '../model/figures.ts'
import type { Problem } from './problem.ts'
import type { FoundText } from './text-problems.ts'

/**
 * Figures that are typed by hand although metrics.ts has them: sooner or later the two differ.
 *
 * @param texts with their figures not filled in
 * @param sourceOf a file's source, which tells a typed figure from one that the code inserts
 */
export function typedFigureProblems(
  texts: readonly FoundText[],
  sourceOf = (file: string) => readFileSync(file, 'utf8'),
): Problem[] {
  // Facts name their figures themselves, with the source.
  const checked = texts.filter(({ file }) => file !== 'content/facts.ts')
  return checked.flatMap(({ text, ...place }) => {
    const found = text.split(/(?<=[.?!]) /).flatMap(typedIn)
    const typed = found.length > 0 ? found.filter(([figure]) => sourceOf(place.file).includes(figure)) : []
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
