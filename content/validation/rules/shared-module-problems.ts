import type { Challenge } from '../../model/challenge.ts'
import type { MeetingTemplate } from '../../model/meeting-template.ts'
import { fieldTexts } from '../field-texts.ts'
import type { Content } from '../loaded-content.ts'
import type { Problem } from '../problem.ts'
import { ctaWords } from './cta-problems.ts'
import { duplicates } from './duplicates.ts'

/** Problems in modules that pages share: duplicate entries, and goals that do not match their button. */
export function sharedModuleProblems(content: Content): Problem[] {
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
    ...duplicates('content/challenges.ts', 'challenge', challenges),
    ...duplicates('content/metrics.ts', 'label', labels),
    ...duplicates(
      file,
      'name',
      templates.map(({ name, at }) => ({ path: [...at, 'name'], text: name })),
    ),
    ...templates.flatMap(({ parts, at }) => [
      ...duplicates(
        file,
        'part',
        parts.map(({ title }, i) => ({ path: [...at, 'parts', i, 'title'], text: title })),
      ),
      ...parts.flatMap(({ lines }, i) =>
        duplicates(file, 'line', fieldTexts(lines, [...at, 'parts', i, 'lines'])),
      ),
    ]),
    ...entries<string>('content/cta-goals.ts', 'ctaGoals').flatMap(([tag, text]) => {
      const rule = ctaWords[tag as keyof typeof ctaWords]
      const reason = `does not mention ${rule?.word}, which its button offers; change the text`
      return rule && !rule.goal.test(text) ? [{ file: 'content/cta-goals.ts', path: [tag], reason }] : []
    }),
  ]
}
