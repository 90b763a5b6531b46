/** Two lists side by side: what is the same in both, what only one of them has. Order is kept. */
export type Pair<T> = { before?: T; after?: T }

/**
 * Pairs the entries of two short lists by their longest common subsequence, so that one entry which came in does not
 * make all after it look changed. Between two that agree, entries are paired in order: they are taken for changed.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  same: (a: T, b: T) => boolean,
): Pair<T>[] {
  const longest = lengths(before, after, same)
  const pairs: Pair<T>[] = []
  let [i, j] = [0, 0]
  let [gone, come]: [T[], T[]] = [[], []]
  const flush = () => {
    for (let k = 0; k < Math.max(gone.length, come.length); k++) {
      pairs.push({
        ...(k < gone.length && { before: gone[k] as T }),
        ...(k < come.length && { after: come[k] as T }),
      })
    }
    ;[gone, come] = [[], []]
  }
  while (i < before.length || j < after.length) {
    const [a, b] = [before[i], after[j]]
    if (i < before.length && j < after.length && same(a as T, b as T)) {
      flush()
      pairs.push({ before: a as T, after: b as T })
      i++
      j++
    } else if (j >= after.length || (longest[i + 1]?.[j] ?? 0) >= (longest[i]?.[j + 1] ?? 0)) {
      if (i < before.length) gone.push(before[i++] as T)
      else come.push(after[j++] as T)
    } else {
      come.push(after[j++] as T)
    }
  }
  flush()
  return pairs
}

/** Length of the longest common subsequence from each pair of places on. */
function lengths<T>(before: readonly T[], after: readonly T[], same: (a: T, b: T) => boolean): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = table[i] as number[]
      row[j] = same(before[i] as T, after[j] as T)
        ? (table[i + 1]?.[j + 1] ?? 0) + 1
        : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return table
}
