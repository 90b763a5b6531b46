/** An edit of one module, as somebody in a hurry would make it. */
export type Edit = {
  /** The edited module. */
  file: string
  /** The source after the edit; undefined where the file is deleted. */
  edit: (source: string) => string | undefined
}

/** One wrong edit of a content module, and what the editor must then be told. */
export type Mutation = Edit & {
  /** What was done wrong: the test's name. */
  wrong: string
  /** Where the complaint points, if not to the edited module. */
  reportedIn?: string
}

/**
 * A mutation that the compiler must stop, with the line that it must name. Validation stops it too, for an editor
 * who does not compile.
 */
export type TypeMutation = Mutation & { says: RegExp; atLine: RegExp; validationSays: RegExp }

/** A mutation that validation must stop, with the field that it must name. */
export type ContentMutation = Mutation & { field: RegExp; says: RegExp }

/** An edit that is right, or several that belong together, and must pass untouched. */
export type RightEdit = { right: string; edits: readonly Edit[] }

/** A text of `content/{module}.ts`, and a wrong one in its place. */
export const exchanged = (
  wrong: string,
  module: string,
  text: string,
  instead: string,
  field: RegExp,
  says: RegExp,
): ContentMutation => ({ wrong, ...inPlaceOf(module, text, instead), field, says })

/** A text of `content/{module}.ts`, and another right one in its place. */
export const reworded = (right: string, module: string, text: string, instead: string): RightEdit => ({
  right,
  edits: [inPlaceOf(module, text, instead)],
})

const inPlaceOf = (module: string, text: string, instead: string) => ({
  file: `content/${module}.ts`,
  edit: (source: string) => source.replace(text, () => instead),
})

/** Replaces the first match. */
export const replace = (pattern: RegExp, by: string) => (source: string) => source.replace(pattern, () => by)

/** Gives the first field of that name another value, written as in the source: `field('phone', "'555'")`. */
export const field = (name: string, value: string) =>
  replace(new RegExp(`\\b${name}:\\s*('[^']*'|\\d[\\d_]*)`), `${name}: ${value}`)

/** Puts a text before the first text of that field. */
export const prepend = (name: string, text: string) => (source: string) =>
  source.replace(new RegExp(`(\\b${name}:\\s*')`), (start) => start + text)

/** Puts a text after the first text of that field. */
export const append = (name: string, text: string) => (source: string) =>
  source.replace(new RegExp(`(\\b${name}:\\s*'(?:[^'\\\\]|\\\\.)*)'`), (_, start) => `${start}${text}'`)

/** One edit after the other. */
export const all =
  (...edits: ((source: string) => string)[]) =>
  (source: string) =>
    edits.reduce((text, edit) => edit(text), source)
