import { diffArrays } from 'diff'

/** Two lists side by side: what is the same in both, what only one of them has. Order is kept. */
export type Pair<T> = { before?: T; after?: T }

/**
 * Pairs the entries of two lists by their longest common subsequence, so that one entry which came in does not make
 * all after it look changed. Between two that agree, entries are paired in order: they are taken for changed.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  same: (a: T, b: T) => boolean,
): Pair<T>[] {
  const pairs: Pair<T>[] = []
  let [gone, come]: [T[], T[]] = [[], []]
  let at = 0
  const flush = () => {
    for (let k = 0; k < Math.max(gone.length, come.length); k++) {
      pairs.push({
        ...(k < gone.length && { before: gone[k] as T }),
        ...(k < come.length && { after: come[k] as T }),
      })
    }
    ;[gone, come] = [[], []]
  }
  for (const { added, removed, value } of diffArrays([...before], [...after], { comparator: same })) {
    if (added) come = value
    else if (removed) gone = value
    else flush()
    if (!added && !removed)
      for (const [k, each] of value.entries()) pairs.push({ before: before[at + k] as T, after: each })
    if (!added) at += value.length
  }
  flush()
  return pairs
}
