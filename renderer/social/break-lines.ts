/** Below 1, because a short last line looks better than a short line above it. */
const lastLineWeight = 0.94

/** More than the room in any column, squared: fewer lines come first. */
const costOfLine = 1e9

/**
 * Breaks a text into the fewest lines that fit, with line lengths as even as possible.
 *
 * @param widthOf the width of a line, in the same unit as `column`
 * @returns undefined if a word is wider than the column
 */
export function breakLines(
  text: string,
  widthOf: (line: string) => number,
  column: number,
): string[] | undefined {
  const words = text.split(' ')
  // best[n]: the best way to break the first n words.
  const best: ({ lines: string[]; cost: number } | undefined)[] = [{ lines: [], cost: 0 }]
  for (let end = 1; end <= words.length; end++) {
    for (let start = end - 1; start >= 0; start--) {
      const line = words.slice(start, end).join(' ')
      const room = column - widthOf(line)
      if (room < 0) break
      const before = best[start]
      if (!before) continue
      const weight = end === words.length ? lastLineWeight : 1
      const cost = before.cost + costOfLine + weight * room ** 2
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { lines: [...before.lines, line], cost }
    }
  }
  return best[words.length]?.lines
}
