import type { FieldPath } from './problem.ts'

export type FieldText = { path: FieldPath; text: string }

/** All strings in a value, with their paths. */
export function fieldTexts(value: unknown, path: FieldPath = []): FieldText[] {
  const found: FieldText[] = []
  collect(value, [...path], found)
  return found
}

/** @param current the path of the value; mutated, because copying it for each field would be slow */
function collect(value: unknown, current: (string | number)[], found: FieldText[]): void {
  if (typeof value === 'string') {
    found.push({ path: [...current], text: value })
    return
  }
  if (!value || typeof value !== 'object') return
  const isList = Array.isArray(value)
  for (const [key, item] of Object.entries(value)) {
    current.push(isList ? Number(key) : key)
    collect(item, current, found)
    current.pop()
  }
}
