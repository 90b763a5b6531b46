import type { Metric } from '../../model/metric.ts'
import type { TextKind } from '../../model/text.ts'
import { addressesInText } from './addresses-in-text.ts'
import { characterProblems } from './characters.ts'
import { daysInText } from './days-in-text.ts'
import { figuresInText } from './figures-in-text.ts'
import { markupProblems } from './markup.ts'
import { placeholderProblems } from './placeholders.ts'

/** What no text of the site may have, whatever its words. The first kind of mistake is reported alone. */
export function textProblems(
  text: string,
  kind: TextKind,
  metrics: Readonly<Record<string, Metric>>,
): string[] {
  const checks =
    kind === 'note'
      ? [characterProblems, placeholderProblems]
      : [
          characterProblems,
          markupProblems,
          placeholderProblems,
          addressesInText,
          daysInText,
          (each: string) => figuresInText(each, metrics),
        ]
  for (const check of checks) {
    const problems = check(text)
    if (problems.length > 0) return problems
  }
  return []
}
