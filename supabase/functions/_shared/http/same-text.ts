import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares keys in constant time, against timing attacks. */
export function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}
