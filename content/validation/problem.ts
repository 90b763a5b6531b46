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

/**
 * A list of what is wrong with a module, and what adds to it.
 *
 * @param at a field that all the others lie in
 */
export function problemsIn(file: string, at: FieldPath = []) {
  const problems: Problem[] = []
  const report = (path: FieldPath, reason: string) => problems.push({ file, path: [...at, ...path], reason })
  return { problems, report }
}

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
