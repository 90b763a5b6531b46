/** The keys and indexes from a module's exports to a field. */
export type FieldPath = readonly (string | number)[]

/** A field of a content module. */
export type Place = {
  /** Relative to the project's root: `content/services/nonprofit-seo.ts`. */
  file: string
  path: FieldPath
}

/** What is wrong with a field and how to fix it, written for the editor of the content. */
export type Problem = Place & { reason: string }

/** `content/site.ts: site.phone: is “555”; write …` */
export function problemLine({ file, path, reason }: Problem): string {
  const field = path
    .map((key, i) => {
      if (typeof key === 'number') return `[${key}]`
      if (!/^[a-z_$][\w$]*$/i.test(key)) return `['${key}']`
      return i === 0 ? key : `.${key}`
    })
    .join('')
  return [file, field, reason].filter(Boolean).join(': ')
}

/** All strings in a value, with their paths. */
export function fieldTexts(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || !value) return []
  return Object.entries(value).flatMap(([key, item]) =>
    fieldTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
