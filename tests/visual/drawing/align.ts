import { diffArrays } from 'diff'

/** Entries of two lists that belong together; one that exists in one list only has no counterpart. */
export type Pair<T> = { before?: T; after?: T }

/**
 * Pairs the entries of two lists by their longest common subsequence, so that an inserted entry does not make all later
 * ones look changed. Between common entries, the rest are paired in order, as changed entries.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  same: (a: T, b: T) => boolean,
): Pair<T>[] {
  const pairs: Pair<T>[] = []
  let [removedEntries, addedEntries]: [T[], T[]] = [[], []]
  let at = 0
  const flush = () => {
    for (let k = 0; k < Math.max(removedEntries.length, addedEntries.length); k++) {
      pairs.push({
        ...(k < removedEntries.length && { before: removedEntries[k] as T }),
        ...(k < addedEntries.length && { after: addedEntries[k] as T }),
      })
    }
    ;[removedEntries, addedEntries] = [[], []]
  }
  for (const { added, removed, value } of diffArrays([...before], [...after], { comparator: same })) {
    if (added) addedEntries = value
    else if (removed) removedEntries = value
    else flush()
    if (!added && !removed)
      for (const [k, each] of value.entries()) pairs.push({ before: before[at + k] as T, after: each })
    if (!added) at += value.length
  }
  flush()
  return pairs
}
