/**
 * Whether a value that came from outside has the shape of an example: a text where that has one, a list of texts where
 * that has a list, and so on downwards. What it has beyond is no matter.
 *
 * The browser's check of answers and of what it stored itself: TypeBox, which checks what visitors send, would be a
 * fifth of what an island adds to React.
 */
export function isLike<Example>(value: unknown, example: Example): value is Example {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((each) => typeof each === 'string')
  if (typeof example !== 'object' || example === null) return typeof value === typeof example
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(example).every(([key, part]) => isLike((value as Record<string, unknown>)[key], part))
}
