import { diffArrays } from 'diff'
import { askLabel, type Heard } from './reader.ts'

/** Phrases about the browser or Orca's modes rather than the site, or that come at varying times. */
const ignored = [
  /Mozilla Firefox frame\.$/,
  /document web\.$/,
  /^Finished loading/,
  /^Page has \d+ landmarks/,
  /^Screen reader on\.$/,
  /^Skip to content link\.$/,
  /^(Browse|Focus) mode$/,
  // Orca's guess for elements with a click listener, right or wrong.
  /^clickable\.?$/,
  /^(leaving|entering) \w+\.$/,
]

/** Formats a walk: each key, and below it what was said. */
export function formatTranscript(heard: readonly Heard[]): string {
  return heard
    .map(({ did, said }) => [`> ${did}`, ...said].join('\n'))
    .join('\n\n')
    .concat('\n')
}

/** A key and the words after it; `asked` if Orca was silent and had to be asked. */
type Step = { did: string; words: string[]; asked: boolean }

function stepsOf(text: string): Step[] {
  const steps: Step[] = []
  for (const part of text.split(/^> /m).filter(Boolean)) {
    const [did = '', ...lines] = part.split('\n').filter(Boolean)
    const words = lines
      .filter((line) => !ignored.some((each) => each.test(line)))
      .map((line) => line.replace(/\.$/, '').replace(/ clickable$/, ''))
    const last = steps.at(-1)
    if (did === askLabel && last) last.asked = true
    // Text that was read line by line: line breaks depend on the window.
    else if (did === 'Down' && last?.did === 'Down') last.words = [[...last.words, ...words].join(' ')]
    else steps.push({ did, words, asked: false })
  }
  return steps
}

/**
 * Compares a walk with its reviewed transcript: the same keys and words in the same order. Where Orca had to be asked in
 * one of them, words are not compared; the walk has already checked the answer.
 *
 * @returns the lines that differ, `-` missing and `+` added, and how often Orca had to be asked
 */
export function compareTranscripts(kept: string, now: string): { differences: string[]; asked: number } {
  const after = stepsOf(now)
  const comparator = (a: Step, b: Step) =>
    a.did === b.did && (a.asked || b.asked || a.words.join('\n') === b.words.join('\n'))
  const differences = diffArrays(stepsOf(kept), after, { comparator }).flatMap(({ added, removed, value }) =>
    added || removed
      ? value.flatMap(({ did, words }) =>
          [`> ${did}`, ...words].map((line) => `${added ? '+' : '-'} ${line}`),
        )
      : [],
  )
  return { differences, asked: after.filter(({ asked }) => asked).length }
}
