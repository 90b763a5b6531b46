import type { Reminder } from '../../model/reminder.ts'
import type { Content } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import { type FieldPath, fieldName, type Problem } from '../problem.ts'
import { numberOf, numberWords } from '../text/number-words.ts'
import { onceForText } from '../text/once.ts'
import { sentencesOf } from '../text/sentences.ts'

/*
 * Numbers that stand in running text, told in two places or counted somewhere: one of them changes, the other stays.
 */

type Found = { file: string; path: FieldPath; text: string }

const textsOf = ({ pages, modules }: Content): Found[] => [
  ...pages.flatMap(({ file, page }) => fieldTexts(page).map((each) => ({ file, ...each }))),
  ...['content/meeting-templates.ts', 'content/minutes-documents.ts'].flatMap((file) =>
    fieldTexts(Object.fromEntries(Object.entries(modules.get(file) ?? {}))).map((each) => ({
      file,
      ...each,
    })),
  ),
]

export function sameCountProblems(content: Content): Problem[] {
  const texts = textsOf(content)
  return [...collectionsCounted(content, texts), ...remindersTold(content, texts), ...toldTwice(texts)]
}

/** What several pages count in passing, and where it can be counted. */
const collections = [
  {
    words: new RegExp(`\\b(${numberWords}) (?:free |same |minutes )*(?:templates|outlines)\\b`, 'giu'),
    file: 'content/meeting-templates.ts',
    name: 'meetingTemplates',
  },
  {
    words: new RegExp(`\\b(${numberWords}) (?:kinds?|types?|sorts?) of organizations?\\b`, 'giu'),
    file: 'content/challenges.ts',
    name: 'challenges',
  },
]

function collectionsCounted({ modules }: Content, texts: readonly Found[]): Problem[] {
  return collections.flatMap(({ words, file: where, name }) => {
    const there = Object.keys(modules.get(where)?.[name] ?? {}).length
    return texts.flatMap(({ file, path, text }) =>
      // A document may have some of the templates: `documentProblems` counts these.
      [...(file === 'content/minutes-documents.ts' ? [] : text.matchAll(words))].flatMap(
        ([whole, number = '']) =>
          there > 0 && numberOf(number) > 1 && numberOf(number) !== there
            ? [{ file, path, reason: `counts “${whole}”, but ${where} has ${there}; correct one of the two` }]
            : [],
      ),
    )
  })
}

const hoursPer: Record<string, number> = { hour: 1, day: 24, week: 168 }
const lapse = new RegExp(`\\b(an?|${numberWords}) (hour|day|week)s?\\b`, 'giu')

/** When the mails before a call leave, as told in words. */
function remindersTold({ reminders }: Content, texts: readonly Found[]): Problem[] {
  const sent = (reminders as readonly Reminder[]).map(({ hoursBefore }) => hoursBefore)
  return texts.flatMap(({ file, path, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      if (
        !/\bremind(?:s|er|ers)?\b[^.?!]*\b(?:call|it)\b[^.?!]*\bbefore\b|\bbefore\b[^.?!]*\bcall\b[^.?!]*\bremind/i.test(
          sentence,
        ) ||
        !/\b(?:we|email|mail|you)\b/i.test(sentence)
      )
        return []
      const told = [...sentence.matchAll(lapse)].map(([whole, number = '', unit = '']) => ({
        whole,
        hours: (/^an?$/i.test(number) ? 1 : numberOf(number)) * (hoursPer[unit.toLowerCase()] ?? 1),
      }))
      const wrong = told.find(({ hours }) => !sent.includes(hours))
      return wrong
        ? [
            {
              file,
              path,
              reason: `tells of a reminder “${wrong.whole}” before, but content/booking-rules.ts sends them ${sent.join(' and ')} hours before; make the two agree`,
            },
          ]
        : []
    }),
  )
}

const number = new RegExp(`(?<![\\p{L}-])${numberWords}(?![\\p{L}-])`, 'giu')
const leastWords = 6

/** A sentence without its numbers, and they. */
const frameOf = onceForText((sentence) => ({
  numbers: [...sentence.matchAll(number)].map(([each]) => numberOf(each)).join(),
  frame: sentence
    .replace(number, '#')
    .toLowerCase()
    .replace(/[.?!;:]$/, ''),
}))

/** A sentence told twice, with two numbers: “A reply within two working days” here, “within three” there. */
function toldTwice(texts: readonly Found[]): Problem[] {
  const seen = new Map<string, { found: Found; numbers: string; sentence: string }>()
  return texts.flatMap((found) =>
    found.text.split(/(?<=[.?!;:]) /).flatMap((sentence) => {
      const { numbers, frame } = frameOf(sentence)
      // Cells of a sheet and points of a list are alike on purpose.
      if (!numbers || !/[.?!]$/.test(sentence) || frame.split(' ').length < leastWords) return []
      const first = seen.get(frame)
      if (!first) seen.set(frame, { found, numbers, sentence })
      if (!first || first.numbers === numbers) return []
      return [
        {
          file: found.file,
          path: found.path,
          reason: `says “${sentence}”, but ${first.found.file} (${fieldName(first.found.path)}) says “${first.sentence}”; make the two agree`,
        },
      ]
    }),
  )
}
