/** The keys and indexes from the module's value to a field. */
export type FieldPath = readonly (string | number)[]

/** A field of a content module. */
export type Place = {
  /** Relative to the project's root: `content/services/nonprofit-seo.ts`. */
  file: string
  path: FieldPath
}

/** What is wrong with a field and how to fix it, written for the editor of the content. */
export type Problem = Place & { reason: string }

/**
 * An empty list of problems in a module, and a function that adds to it.
 *
 * @param at the prefix of all reported paths
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

/** In JavaScript syntax: `sections[2].items[0].details.example`. */
export function fieldName(path: FieldPath): string {
  return path
    .map((key, i) => {
      if (typeof key === 'number') return `[${key}]`
      if (!/^[a-z_$][\w$]*$/i.test(key)) return `['${key}']`
      return i === 0 ? key : `.${key}`
    })
    .join('')
}

/** The line of a field; of its nearest parent if it is missing. */
export function lineOf(source: string, path: FieldPath): number {
  let at = Math.max(0, source.indexOf(`export const ${path[0]}`))
  for (const key of path) {
    const steps = typeof key === 'number' ? Array<string>(key + 1).fill('{') : [`${key}:`]
    for (const step of steps) at = Math.max(at, source.indexOf(step, at + 1))
  }
  return source.slice(0, at).split('\n').length
}
