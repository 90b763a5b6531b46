import type { Challenge } from '../../model/challenge.ts'
import type { MeetingTemplate } from '../../model/meeting-template.ts'
import type { MinutesDocument } from '../../model/minutes-document.ts'
import type { Content } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { numberOf, numberWords } from '../text/number-words.ts'
import { ctaWords } from './cta-problems.ts'
import { iconReason } from './icon-problems.ts'
import { stems } from './similarity.ts'

/** What is wrong with the modules that pages share: one entry twice, under another's name, an icon that does not fit. */
export function setProblems(content: Content): Problem[] {
  return [
    ...challengeProblems(content),
    ...templateProblems(content),
    ...documentProblems(content),
    ...labelTwice(content),
    ...goalProblems(content),
  ]
}

const get = <T>(content: Content, file: string, name: string) =>
  (content.modules.get(file)?.[name] ?? {}) as Readonly<Record<string, T>>

/** Each text of a list once. */
function once(file: string, what: string, texts: readonly { path: FieldPath; text: string }[]): Problem[] {
  const seen = new Set<string>()
  return texts.flatMap(({ path, text }) => {
    const key = text.toLowerCase()
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    return [
      { file, path, reason: `is the same ${what} as one before (“${text}”); write another, or take one out` },
    ]
  })
}

function challengeProblems(content: Content): Problem[] {
  const file = 'content/challenges.ts'
  const groups = Object.entries(get<readonly Challenge[]>(content, file, 'challenges'))
  return [
    ...once(
      file,
      'challenge',
      groups.flatMap(([group, list]) =>
        list.map(({ title }, i) => ({ path: [group, i, 'title'], text: title })),
      ),
    ),
    ...groups.flatMap(([group, list]) =>
      list.flatMap(({ icon }, i) => {
        const why = iconReason(icon, group as 'nonprofit' | 'islamic' | 'climate')
        const twice = list.findIndex((each) => each.icon === icon) !== i
        const path = [group, i, 'icon']
        if (why) return [{ file, path, reason: why }]
        return twice
          ? [{ file, path, reason: `is “${icon}”, as of another challenge; give each its own` }]
          : []
      }),
    ),
  ]
}

function templateProblems(content: Content): Problem[] {
  const file = 'content/meeting-templates.ts'
  const templates = Object.entries(get<MeetingTemplate>(content, file, 'meetingTemplates'))
  const at = (...path: FieldPath) => ['meetingTemplates', ...path]
  return [
    ...once(
      file,
      'name',
      templates.map(([key, { name }]) => ({ path: at(key, 'name'), text: name })),
    ),
    ...templates.flatMap(([key, { icon, name, parts }]) => {
      const why = iconReason(icon, 'mission')
      const words = stems(name.replace(/\bmeeting\b/i, ''))
      const named = stems(key.replace(/(?=[A-Z])/g, ' ')).some((stem) => words.includes(stem))
      const other = templates.find(
        ([each]) =>
          each !== key && stems(each.replace(/(?=[A-Z])/g, ' ')).some((stem) => words.includes(stem)),
      )
      return [
        ...(why ? [{ file, path: at(key, 'icon'), reason: why }] : []),
        ...(other && !named
          ? [
              {
                file,
                path: at(key, 'name'),
                reason: `is “${name}”, the name of “${other[0]}”; exchange the two`,
              },
            ]
          : []),
        ...once(
          file,
          'part',
          parts.map(({ title }, i) => ({ path: at(key, 'parts', i, 'title'), text: title })),
        ),
        ...parts.flatMap(({ lines }, i) =>
          once(
            file,
            'line',
            lines.map((text, k) => ({ path: at(key, 'parts', i, 'lines', k), text })),
          ),
        ),
      ]
    }),
  ]
}

/** How many templates a document has, and how many it says it has. */
function documentProblems(content: Content): Problem[] {
  const file = 'content/minutes-documents.ts'
  const documents = Object.values(get<MinutesDocument>(content, file, 'minutesDocuments'))
  return documents.flatMap((document, i) =>
    fieldTexts(document, ['minutesDocuments', i]).flatMap(({ path, text }) => {
      const [said, number] = countedTemplates.exec(text) ?? []
      return number && numberOf(number) !== document.templates.length
        ? [
            {
              file,
              path,
              reason: `counts “${said}”, but the document has ${document.templates.length}; correct one of the two`,
            },
          ]
        : []
    }),
  )
}

const countedTemplates = new RegExp(`\\b(${numberWords}) templates\\b`, 'i')

/** Two figures under one label look like one figure told twice. */
function labelTwice({ metrics }: Content): Problem[] {
  return once(
    'content/metrics.ts',
    'label',
    Object.entries(metrics).map(([key, { label }]) => ({ path: [key, 'label'], text: String(label) })),
  )
}

/** The prepared goal of a call to action says what its button asks for. */
function goalProblems(content: Content): Problem[] {
  const goals = content.modules.get('content/cta-goals.ts')?.['ctaGoals'] ?? {}
  return fieldTexts(goals).flatMap(({ path, text }) => {
    const rule = ctaWords[path[0] as keyof typeof ctaWords]
    return rule && !rule.goal.test(text)
      ? [
          {
            file: 'content/cta-goals.ts',
            path,
            reason: `does not speak of ${rule.word}, which its button asks for; exchange the texts`,
          },
        ]
      : []
  })
}
