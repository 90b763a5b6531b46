import type { FieldPath } from './problem.ts'

/** Every text in a value, with the way to it. */
export function fieldTexts(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, i) => fieldTexts(item, [...path, i]))
  if (value && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) => fieldTexts(item, [...path, key]))
  }
  return []
}
