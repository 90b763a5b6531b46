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

type Step = { did: string; words: string[]; asked: boolean }

/** Parses a transcript into keys and the words after each; `asked` if Orca was silent and had to be asked. */
function stepsOf(text: string): Step[] {
  const steps = text
    .split(/^> /m)
    .filter(Boolean)
    .map((step) => {
      const [did = '', ...lines] = step.split('\n').filter(Boolean)
      const words = lines.filter((line) => !ignored.some((each) => each.test(line)))
      return {
        did,
        words: words.map((line) => line.replace(/\.$/, '').replace(/ clickable$/, '')),
        asked: false,
      }
    })
  for (const [index, { did }] of steps.entries()) {
    const before = steps[index - 1]
    if (did === askLabel && before) before.asked = true
  }
  return steps.filter(({ did }) => did !== askLabel).reduce<Step[]>(mergeLines, [])
}

/** Joins text that was read line by line: line breaks depend on the window. */
function mergeLines(steps: Step[], step: Step): Step[] {
  const last = steps.at(-1)
  const continues = step.did === 'Down' && last?.did === 'Down'
  if (continues && last) last.words = [[...last.words, ...step.words].join(' ')]
  else steps.push(step)
  return steps
}

export type Verdict = {
  /** Lines that differ from the transcript, `-` missing and `+` added. */
  differences: string[]
  /** How often Orca was silent and had to be asked. */
  asked: number
}

/**
 * Compares a walk with its reviewed transcript: the same keys and words in the same order. Where Orca had to be asked in
 * one of them, words are not compared; the walk has already checked the answer.
 */
export function compareTranscripts(kept: string, now: string): Verdict {
  const [before, after] = [stepsOf(kept), stepsOf(now)]
  const lines = (steps: Step[], others: Step[]) =>
    steps.flatMap(({ did, words, asked }, index) => [
      `> ${did}`,
      ...(asked || others[index]?.asked ? [] : words),
    ])
  const differences = diffArrays(lines(before, after), lines(after, before)).flatMap(
    ({ added, removed, value }) =>
      added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
  )
  return { differences, asked: after.filter(({ asked }) => asked).length }
}
