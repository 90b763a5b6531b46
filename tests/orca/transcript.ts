import { diffArrays } from 'diff'
import { asks, type Heard } from './reader.ts'

/**
 * What is the desktop's and not the site's, or comes when it will: the browser's own windows and the reader's modes.
 */
const besides = [
  /Mozilla Firefox frame\.$/,
  /document web\.$/,
  /^Finished loading/,
  /^Page has \d+ landmarks/,
  /^Screen reader on\.$/,
  /^Skip to content link\.$/,
  /^(Browse|Focus) mode$/,
  // What a press can do, where a script listens: true or not, it is Orca's guess.
  /^clickable\.?$/,
  /^(leaving|entering) \w+\.$/,
]

/** The walk as text: each key, and below it what was said. */
export function written(heard: readonly Heard[]): string {
  return heard
    .map(({ did, said }) => [`> ${did}`, ...said].join('\n'))
    .join('\n\n')
    .concat('\n')
}

type Step = { did: string; words: string[]; asked: boolean }

/** The keys, and the words that each brought; none where the reader was silent and had to be asked. */
function stepsOf(text: string): Step[] {
  const steps = text
    .split(/^> /m)
    .filter(Boolean)
    .map((step) => {
      const [did = '', ...lines] = step.split('\n').filter(Boolean)
      const words = lines.filter((line) => !besides.some((each) => each.test(line)))
      return {
        did,
        words: words.map((line) => line.replace(/\.$/, '').replace(/ clickable$/, '')),
        asked: false,
      }
    })
  for (const [index, { did }] of steps.entries()) {
    const before = steps[index - 1]
    if (did === asks && before) before.asked = true
  }
  return steps.filter(({ did }) => did !== asks).reduce<Step[]>(readOn, [])
}

/** What is read on line by line is one text: where a line ends is the window's matter. */
function readOn(steps: Step[], step: Step): Step[] {
  const last = steps.at(-1)
  const goesOn = step.did === 'Down' && last?.did === 'Down'
  if (goesOn && last) last.words = [[...last.words, ...step.words].join(' ')]
  else steps.push(step)
  return steps
}

export type Verdict = {
  /** What a walk said otherwise than the transcript, `-` missing and `+` more; empty where they agree. */
  differences: string[]
  /** How often the reader said nothing, and was asked. */
  asked: number
}

/**
 * Compares a walk with the transcript that somebody has read and found right: the same keys, the same words in the same
 * order. Where the reader had to be asked in one of the two, the walk itself has seen to it that its answer was right.
 */
export function compared(kept: string, now: string): Verdict {
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
