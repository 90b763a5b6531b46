/**
 * Whether an unknown value has the shape of an example: a string where the example has one, a list of strings where it
 * has a list, and so on recursively. Extra properties are allowed.
 *
 * The browser checks responses and its own storage with this. TypeBox, which validates the content, would make each
 * island a fifth larger.
 */
export function isLike<Example>(value: unknown, example: Example): value is Example {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((each) => typeof each === 'string')
  if (typeof example !== 'object' || example === null) return typeof value === typeof example
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(example).every(([key, part]) => isLike((value as Record<string, unknown>)[key], part))
}
