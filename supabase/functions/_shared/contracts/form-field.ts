import { characterCount, multiLine, singleLine } from '../text.ts'

/**
 * Maximum lengths of form values in characters (Unicode code points, like PostgreSQL's `char_length`). The database
 * gets them when its rules are applied, and checks what is written.
 */
export const limits = {
  name: 100,
  organization: 200,
  email: 254,
  phone: 40,
  url: 2048,
  freeText: 4000,
  utm: 200,
  timezone: 64,
  note: 1000,
} as const

/** The result of parsing a form: the cleaned value, or one message per invalid field. */
export type ParseResult<Value, Field extends string = Extract<keyof Value, string>> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors<Field> }

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/**
 * A hidden field that simple bots fill in, and some password managers: the form is stored and marked (`filled_trap`), and
 * gets no thanks by mail.
 */
export const honeypotName = 'extra_note'

/** The element id of a field of a form, for its label, error message and error summary. */
export const fieldId = (formId: string, field: string) => `${formId}-${field}`

/** A form field. The form, the parser, the row and the mails are derived from it. */
export type FormField = {
  /** The label as displayed; error messages use it in sentence case. */
  readonly label: string
  /** `choice` is one of `options`, `choices` any number; `day` is a date, `zone` a time zone, `instant` a hidden time. */
  readonly kind:
    | 'text'
    | 'email'
    | 'phone'
    | 'website'
    | 'paragraph'
    | 'choice'
    | 'choices'
    | 'day'
    | 'zone'
    | 'instant'
  /** Maximum length of a text in characters. */
  readonly max?: number
  readonly required?: boolean
  readonly options?: readonly string[]
  /** What the visitor reads for an option; default: the option itself. */
  readonly optionLabels?: Readonly<Record<string, string>>
  readonly description?: string
  readonly autoComplete?: string
  /** Spans the full width of the form. */
  readonly wide?: boolean
  /** The database column; default: the field's name in snake_case. */
  readonly column?: string
  /** Completes the typed value in the field, when the visitor leaves it. */
  readonly complete?: (text: string) => string
  /** Completes or normalizes the typed value when the form is read. */
  readonly clean?: (text: string) => string
  /** What the database checks of a text, at least. */
  readonly shape?: RegExp
  /** Whether a value is valid; if not, the error is `message`. */
  readonly accepts?: (text: string) => boolean
  /** Replaces "… is required". */
  readonly message?: string
}

export type FormFields = Readonly<Record<string, FormField>>
type NameOf<Fields> = Extract<keyof Fields, string>

/** A form's parsed values: text or an option, `null` for an empty optional field, an array for choices. */
export type FormValues<Fields extends FormFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { kind: 'choices' }
    ? OptionOf<Fields[Name]>[]
    : OptionOf<Fields[Name]> | (Fields[Name] extends { required: true } ? never : null)
}
type OptionOf<Field> = Field extends { options: readonly (infer Option)[] } ? Option : string

export type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

/** A form's values by database column. */
type FormColumns<Fields extends FormFields> = {
  [Name in keyof Fields as Fields[Name] extends { column: infer Column extends string }
    ? Column
    : SnakeCase<Name>]: FormValues<Fields>[Name]
}

/** Cleans and validates a form. A value of the wrong type counts as empty. */
export function parseFields<Fields extends FormFields>(
  fields: Fields,
  raw: unknown,
): ParseResult<FormValues<Fields>, NameOf<Fields>> {
  const typed = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  const errors: FieldErrors<string> = {}
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = field.kind === 'choices' ? chosen(field, typed[name]) : cleaned(field, typed[name])
    const problem = problemOf(field, value)
    if (problem) errors[name] = problem
    return [name, value]
  })
  return Object.keys(errors).length > 0
    ? { ok: false, errors: errors as FieldErrors<NameOf<Fields>> }
    : { ok: true, value: Object.fromEntries(entries) as FormValues<Fields> }
}

/** A test compares the columns with the database's. */
export function formColumns<Fields extends FormFields>(
  fields: Fields,
  values: FormValues<Fields>,
): FormColumns<Fields> {
  const entries = Object.keys(fields).map((name) => [columnOf(fields, name), values[name]])
  return Object.fromEntries(entries) as FormColumns<Fields>
}

export const columnOf = (fields: FormFields, name: string): string =>
  fields[name]?.column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A field's options with what the visitor reads. */
export const optionsOf = ({ options = [], optionLabels = {} }: FormField) =>
  options.map((value) => ({ value, label: optionLabels[value] ?? value }))

function chosen({ options = [] }: FormField, raw: unknown): string[] {
  return Array.isArray(raw) ? options.filter((option) => raw.includes(option)) : []
}

function cleaned({ kind, clean, options }: FormField, raw: unknown): string | null {
  if (typeof raw !== 'string' || (options && !options.includes(raw))) return null
  const text = kind === 'paragraph' ? multiLine(raw) : singleLine(raw)
  if (text === '') return null
  return clean ? clean(text) : text
}

function problemOf(field: FormField, value: string | string[] | null): string | undefined {
  const { label, kind, max = Number.POSITIVE_INFINITY, required, message, accepts } = field
  // "Primary Goal" → "Primary goal", but "Website URL" is unchanged.
  const name = label.replace(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase())
  if (value === null || value.length === 0) return required ? (message ?? `${name} is required`) : undefined
  if (Array.isArray(value)) return undefined
  if (characterCount(value) > max) {
    return `${name} is too long (${max.toLocaleString('en-US')} characters at most)`
  }
  if (kind === 'email' && !isEmailAddress(value)) return 'Please enter a valid email address'
  return accepts && !accepts(value) ? message : undefined
}

/**
 * The HTML standard's expression for `type="email"`, but requires a dot in the domain: `name@localhost` is valid,
 * but mail cannot be sent to it from here.
 */
export const emailShape =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/

/** Whether the trimmed text is one email address that mail can be sent to. */
export function isEmailAddress(text: string): boolean {
  return emailShape.test(text)
}

/** An address with its domain in ASCII. Some browsers send `name@bücher.example` as it was typed. */
export function withAsciiDomain(text: string): string {
  const [, name, domain] = /^([^@]+@)(?=.*\P{ASCII})([\p{L}\p{M}\p{N}.-]+)$/u.exec(text) ?? []
  try {
    return name ? name + new URL(`https://${domain}`).hostname : text
  } catch {
    return text
  }
}
