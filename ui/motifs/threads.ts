/** Paths of threads that cross in one point, the middle, and leave mirrored. */
export function threads({
  width,
  height,
  count,
}: {
  width: number
  height: number
  count: number
}): string[] {
  const bends = [Math.round(width * 0.42), Math.round(width * 0.58)]
  return Array.from({ length: count }, (_, i) => {
    const from = Math.round(height * (1.3 * ((i + 0.5) / count) - 0.15))
    const to = height - from
    return `M0 ${from}C${bends[0]} ${from} ${bends[1]} ${to} ${width} ${to}`
  })
}
