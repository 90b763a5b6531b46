import { figurePattern } from '../../model/figures.ts'
import { names } from './names.ts'
import { onceForText } from './once.ts'

/** How often each word stands in the middle of a sentence with a small letter, and how often with a capital. */
export type Habits = ReadonlyMap<string, { small: number; capital: number }>

/** Of a name of several words the next one has a capital too. */
const nameWords = new Set(names.filter((name) => !name.includes(' ')))
/** A part of a name is one beside another part: “Ad Grants”. */
const nameParts = new Set(names.filter((name) => name.includes(' ')).flatMap((name) => name.split(' ')))

const phrases = new RegExp(
  names
    .filter((name) => name.includes(' '))
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'g',
)

/** The habits of all texts of a site. */
export function habitsOf(texts: Iterable<string>): Habits {
  const habits = new Map<string, { small: number; capital: number }>()
  for (const text of texts) {
    for (const { word, before, after } of insideWords(text)) {
      if (isInName(before, after)) continue
      const key = word.toLowerCase()
      const habit = habits.get(key) ?? { small: 0, capital: 0 }
      if (word === key) habit.small++
      else habit.capital++
      habits.set(key, habit)
    }
  }
  return habits
}

/** Words in the middle of a sentence with a capital that the site writes small everywhere else. */
export function capitalProblems(text: string, habits: Habits, mayBeTitle = true): string[] {
  // “Get Found, Convert Visitors” and “Book Your Free Strategy Call” are titles: all their words have capitals.
  const words = insideWords(text)
  const long = words.filter(({ word }) => word.length > 3)
  if (
    !mayBeTitle &&
    words.length >= 3 &&
    long.length >= 2 &&
    long.every(({ word }) => /^\p{Lu}\p{Ll}/u.test(word))
  ) {
    return ['is set like a title, with capitals; write a sentence, as the other headings are']
  }
  if (mayBeTitle && long.every(({ word }) => /^\p{Lu}/u.test(word))) return []
  for (const { word, before, after } of words) {
    // A month, and what has a number: “in May”, “Form 990”.
    if (
      !/^\p{Lu}\p{Ll}/u.test(word) ||
      nameWords.has(word) ||
      /^(?:May|March)$/.test(word) ||
      /^\d/.test(after)
    )
      continue
    if (nameParts.has(word) && nameParts.has(before.word)) continue
    // The parts of a short list: “Shared drive, Board”.
    if (after === '' && !/[.?!]$/.test(text) && text.includes(',')) continue
    const habit = habits.get(word.toLowerCase())
    // “Executive Director, food pantry”: a title before its place.
    const isTitle = before.first && after.startsWith(',')
    if (
      habit &&
      !isInName(before, after) &&
      !isTitle &&
      habit.small >= 8 &&
      habit.small >= 12 * (habit.capital - 1)
    ) {
      return [`has “${word}” with a capital in the middle of a sentence; write “${word.toLowerCase()}”`]
    }
  }
  return []
}

/** Beside another word with a capital: “Search Console”, “Little Green Light”. */
const isInName = (before: Inside['before'], after: string) =>
  /^\p{Lu}/u.test(after) || (/^\p{Lu}/u.test(before.word) && !before.first)

type Inside = { word: string; before: { word: string; first: boolean }; after: string }

const begins = /[.?!:”“(—][”’)]?\s*$/u

/** Words after another one, with nothing between that begins anew: a full stop, a colon, a quote, a bracket. */
const insideWords = onceForText((text): readonly Inside[] => {
  const plain = text
    .replace(figurePattern, 'x')
    .replace(/“[^”]*”/g, '“”')
    .replace(phrases, 'x')
  const words: Inside[] = []
  let before: (Inside['before'] & { end: number }) | undefined
  for (const match of plain.matchAll(/[\p{L}\d][\p{L}\d’]*/gu)) {
    const [word] = match
    const between = before ? plain.slice(before.end, match.index) : ''
    const end = match.index + word.length
    if (before && /^[,;]?\s$/.test(between) && /^\p{L}/u.test(word)) {
      words.push({ word, before, after: plain.slice(end, end + 3).trimStart() })
    }
    before = { word, end, first: !before || begins.test(between) }
  }
  return words
})
