/** Keys and indexes from the module's value down to a field. */
export type FieldPath = readonly (string | number)[]

/** A field of a content module. */
export type Place = {
  /** From the project's root: `content/services/nonprofit-seo.ts`. */
  file: string
  path: FieldPath
}

/** What is wrong with a field, and what to do about it, in words for the person who edits the content. */
export type Problem = Place & { reason: string }

/** `content/site.ts: phone: is “555”; write …` */
export function problemLine({ file, path, reason }: Problem): string {
  const field = fieldName(path)
  return field ? `${file}: ${field}: ${reason}` : `${file}: ${reason}`
}

/** As one would write it in code: `sections[2].items[0].details.example`. */
export function fieldName(path: FieldPath): string {
  return path
    .map((key, i) => {
      if (typeof key === 'number') return `[${key}]`
      if (!/^[a-z_$][\w$]*$/i.test(key)) return `['${key}']`
      return i === 0 ? key : `.${key}`
    })
    .join('')
}
