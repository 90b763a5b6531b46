import type { Challenge } from '../../model/challenge.ts'
import type { MeetingTemplate } from '../../model/meeting-template.ts'
import type { Content } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import type { Problem } from '../problem.ts'
import { ctaWords } from './cta-problems.ts'
import { once } from './doubles.ts'

/** What is wrong with the modules that pages share: one entry twice, or a goal that its button does not ask for. */
export function setProblems(content: Content): Problem[] {
  const entries = <T>(file: string, name: string) =>
    Object.entries((content.modules.get(file)?.[name] ?? {}) as Readonly<Record<string, T>>)
  const challenges = entries<readonly Challenge[]>('content/challenges.ts', 'challenges').flatMap(
    ([group, list]) => list.map(({ title }, i) => ({ path: [group, i, 'title'], text: title })),
  )
  const labels = Object.entries(content.metrics).map(([key, { label }]) => ({
    path: [key, 'label'],
    text: label,
  }))
  const file = 'content/meeting-templates.ts'
  const templates = entries<MeetingTemplate>(file, 'meetingTemplates').map(([key, template]) => ({
    ...template,
    at: ['meetingTemplates', key],
  }))
  return [
    ...once('content/challenges.ts', 'challenge', challenges),
    ...once('content/metrics.ts', 'label', labels),
    ...once(
      file,
      'name',
      templates.map(({ name, at }) => ({ path: [...at, 'name'], text: name })),
    ),
    ...templates.flatMap(({ parts, at }) => [
      ...once(
        file,
        'part',
        parts.map(({ title }, i) => ({ path: [...at, 'parts', i, 'title'], text: title })),
      ),
      ...parts.flatMap(({ lines }, i) => once(file, 'line', fieldTexts(lines, [...at, 'parts', i, 'lines']))),
    ]),
    ...entries<string>('content/cta-goals.ts', 'ctaGoals').flatMap(([tag, text]) => {
      const rule = ctaWords[tag as keyof typeof ctaWords]
      const reason = `does not speak of ${rule?.word}, which its button asks for; exchange the texts`
      return rule && !rule.goal.test(text) ? [{ file: 'content/cta-goals.ts', path: [tag], reason }] : []
    }),
  ]
}
