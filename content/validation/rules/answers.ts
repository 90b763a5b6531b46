import type { Content } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'

/** What a question asks for, and the words without which no answer to it gets along. */
const asked: readonly { question: RegExp; answer: RegExp; wants: string }[] = [
  {
    question: /^(?:How (?:long|soon|often|fast|quickly)|When)\b|^In how\b/i,
    answer:
      /\b(?:seconds?|minutes?|hours?|days?|daily|weeks?|weekly|months?|monthly|quarters?|quarterly|years?|yearly|once|twice|soon|before|after|until|during|when|then|Monday|Friday|Ramadan|Eid|first|evening|morning|spring|summer|fall|winter|always|permanently|time)\b|\{\w+\}/i,
    wants: 'a time',
  },
  {
    question: /^(?:How much|What (?:does|do|will|would) .* cost|What is (?:your|the) (?:fee|price|cost))\b/i,
    answer:
      /\b(?:costs?|fees?|free|price[ds]?|pay|paid|pays|charge[ds]?|amount|budget|money|dollars?|nothing|hours?|little|less|more|share|percent)\b|\{\w+\}/i,
    wants: 'an amount, or what it depends on',
  },
]

/** Answers that cannot be those of the question above them: exchanged, or copied into the wrong place. */
export function answerProblems({ pages }: Content): Problem[] {
  const items = pages.flatMap(({ file, page }) =>
    page.sections.flatMap((section, i) =>
      section.kind === 'faqs'
        ? section.items.map(({ question, answer }, k) => ({
            file,
            path: ['sections', i, 'items', k, 'answer'] as FieldPath,
            question,
            answer: answer.join(' '),
          }))
        : [],
    ),
  )
  return items.flatMap(({ file, path, question, answer }) => {
    const report = (reason: string) => [{ file, path, reason }]
    if (
      /^(?:How|What|Which|Who|Whom|Whose|When|Where|Why)\b/.test(question) &&
      /^(?:Yes|No)\b(?! (?:one|single|two)\b)/.test(answer)
    )
      return report(
        `begins with “${answer.slice(0, 3).trim()}”, but “${question}” cannot be answered so; write what is asked`,
      )
    const missing = asked.find((rule) => rule.question.test(question) && !rule.answer.test(answer))
    if (missing)
      return report(`names no such thing, but “${question}” asks for ${missing.wants}; write what is asked`)
    return []
  })
}
