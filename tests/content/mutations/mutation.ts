/** One wrong edit of a content module, and what the editor must then be told. */
export type Mutation = {
  /** What was done wrong: the test's name. */
  wrong: string
  /** The edited module. */
  file: string
  edit: (source: string) => string
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

/** Replaces the first match. */
export const replace = (pattern: RegExp, by: string) => (source: string) => source.replace(pattern, () => by)

/** Gives the first field of that name another value, written as in the source: `field('phone', "'555'")`. */
export const field = (name: string, value: string) =>
  replace(new RegExp(`\\b${name}:\\s*('[^']*'|\\d+)`), `${name}: ${value}`)

/** Puts a text before the first text of that field. */
export const prepend = (name: string, text: string) => (source: string) =>
  source.replace(new RegExp(`(\\b${name}:\\s*')`), (start) => start + text)
