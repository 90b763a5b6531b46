import type { FieldPath } from './problem.ts'

export type FieldText = { path: FieldPath; text: string }

/** Every text in a value, with the way to it. */
export function fieldTexts(value: unknown, path: FieldPath = []): FieldText[] {
  const found: FieldText[] = []
  collect(value, [...path], found)
  return found
}

/** @param way to the value; lengthened and shortened on the way, since thousands of copies would take longest */
function collect(value: unknown, way: (string | number)[], found: FieldText[]): void {
  if (typeof value === 'string') {
    found.push({ path: [...way], text: value })
    return
  }
  if (!value || typeof value !== 'object') return
  const isList = Array.isArray(value)
  for (const [key, item] of Object.entries(value)) {
    way.push(isList ? Number(key) : key)
    collect(item, way, found)
    way.pop()
  }
}
