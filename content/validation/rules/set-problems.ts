import type { Challenge } from '../../model/challenge.ts'
import type { MeetingTemplate } from '../../model/meeting-template.ts'
import type { Content } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { ctaWords } from './cta-problems.ts'

const get = <T>(content: Content, file: string, name: string) =>
  Object.entries((content.modules.get(file)?.[name] ?? {}) as Readonly<Record<string, T>>)

/** What is wrong with the modules that pages share: one entry twice, or a goal that its button does not ask for. */
export function setProblems(content: Content): Problem[] {
  const challenges = get<readonly Challenge[]>(content, 'content/challenges.ts', 'challenges')
  const templates = get<MeetingTemplate>(content, 'content/meeting-templates.ts', 'meetingTemplates')
  const at = (...path: FieldPath) => ['meetingTemplates', ...path]
  const inTemplates = (what: string, texts: readonly FoundText[]) =>
    once('content/meeting-templates.ts', what, texts)
  return [
    ...once(
      'content/challenges.ts',
      'challenge',
      challenges.flatMap(([group, list]) =>
        list.map(({ title }, i) => ({ path: [group, i, 'title'], text: title })),
      ),
    ),
    ...inTemplates(
      'name',
      templates.map(([key, { name }]) => ({ path: at(key, 'name'), text: name })),
    ),
    ...templates.flatMap(([key, { parts }]) => [
      ...inTemplates(
        'part',
        parts.map(({ title }, i) => ({ path: at(key, 'parts', i, 'title'), text: title })),
      ),
      ...parts.flatMap(({ lines }, i) =>
        inTemplates(
          'line',
          lines.map((text, k) => ({ path: at(key, 'parts', i, 'lines', k), text })),
        ),
      ),
    ]),
    ...once(
      'content/metrics.ts',
      'label',
      Object.entries(content.metrics).map(([key, { label }]) => ({ path: [key, 'label'], text: label })),
    ),
    ...get<string>(content, 'content/cta-goals.ts', 'ctaGoals').flatMap(([tag, text]) => {
      const rule = ctaWords[tag as keyof typeof ctaWords]
      const reason = `does not speak of ${rule?.word}, which its button asks for; exchange the texts`
      return rule && !rule.goal.test(text) ? [{ file: 'content/cta-goals.ts', path: [tag], reason }] : []
    }),
  ]
}

type FoundText = { path: FieldPath; text: string }

/** Each text of a list once. */
function once(file: string, what: string, texts: readonly FoundText[]): Problem[] {
  const seen = new Set<string>()
  return texts.flatMap(({ path, text }) => {
    const key = text.toLowerCase()
    const twice = seen.has(key)
    seen.add(key)
    const reason = `is the same ${what} as one before (“${text}”); write another, or take one out`
    return twice ? [{ file, path, reason }] : []
  })
}
