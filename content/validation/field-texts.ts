import type { FieldPath } from './problem.ts'

export type FieldText = { path: FieldPath; text: string }

/** All strings in a value, with their paths. */
export function fieldTexts(value: unknown, path: FieldPath = []): FieldText[] {
  if (typeof value === 'string') return [{ path, text: value }]
  return Object.entries(value ?? {}).flatMap(([key, item]) =>
    fieldTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
