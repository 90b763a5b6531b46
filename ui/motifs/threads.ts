/** Paths of threads that run from left to right through one knot and leave it in a different order. */
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
    // Each thread leaves at a different height if `count` is not a multiple of 7.
    const out = (i * 7 + 3) % count
    const at = (k: number, spread: number) =>
      Math.round(height / 2 + ((k + 0.5) / count - 0.5) * height * spread)
    const knot = at(out, 0.14)
    const middle = Math.round(width * 0.5)
    return `M0 ${at(i, 1.3)}C${Math.round(width * 0.28)} ${at(i, 1.2)} ${Math.round(width * 0.34)} ${knot} ${middle} ${knot}S${Math.round(width * 0.74)} ${at(out, 1.2)} ${width} ${at(out, 1.3)}`
  })
}
