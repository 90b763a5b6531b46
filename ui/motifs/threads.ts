/** Threads that come from many sides, pass through one knot in changed order and go on: [path, path, …]. */
export function threads({
  width,
  height,
  count,
}: {
  width: number
  height: number
  count: number
}): string[] {
  return Array.from({ length: count }, (_, i) => {
    // 7 and `count` share no factor, so that each thread leaves on a height of its own.
    const out = (i * 7 + 3) % count
    const at = (k: number, spread: number) =>
      Math.round(height / 2 + ((k + 0.5) / count - 0.5) * height * spread)
    const knot = at(out, 0.14)
    const middle = Math.round(width * 0.5)
    return `M0 ${at(i, 1.3)}C${Math.round(width * 0.28)} ${at(i, 1.2)} ${Math.round(width * 0.34)} ${knot} ${middle} ${knot}S${Math.round(width * 0.74)} ${at(out, 1.2)} ${width} ${at(out, 1.3)}`
  })
}
