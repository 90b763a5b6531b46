import { characterCount, multiLine, singleLine } from './clean-text.ts'
import { isEmailAddress } from './email-address.ts'
import { limits } from './limits.ts'
import type { FieldErrors } from './parse-result.ts'

type TextRule = {
  /** How messages name the field: "First name". */
  readonly label: string
  /** In characters. */
  readonly max: number
  readonly multiline?: boolean
}

/**
 * Reads the fields of a raw form one by one and gathers the messages. A field that is missing or of
 * another type reads as empty: the parsers also run on stored drafts and query strings.
 */
export class FieldReader<Field extends string> {
  readonly errors: FieldErrors<Field> = {}
  readonly #raw: Record<string, unknown>

  constructor(raw: unknown) {
    this.#raw = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  }

  get hasErrors(): boolean {
    return Object.keys(this.errors).length > 0
  }

  raw(field: string): unknown {
    return this.#raw[field]
  }

  /** The cleaned text, or `null` when there is none. */
  optional(field: Field, rule: TextRule): string | null {
    const raw = this.#raw[field]
    const text = typeof raw !== 'string' ? '' : rule.multiline ? multiLine(raw) : singleLine(raw)
    if (characterCount(text) > rule.max) {
      this.errors[field] =
        `${rule.label} is too long (${rule.max.toLocaleString('en-US')} characters at most)`
    }
    return text === '' ? null : text
  }

  /** As `optional`, but "First name is required" when there is no text. */
  required(field: Field, rule: TextRule): string {
    const text = this.optional(field, rule)
    if (text === null) this.errors[field] = `${rule.label} is required`
    return text ?? ''
  }

  email(field: Field): string {
    const text = this.required(field, { label: 'Email', max: limits.email })
    if (text !== '' && this.errors[field] === undefined && !isEmailAddress(text)) {
      this.errors[field] = 'Please enter a valid email address'
    }
    return text
  }
}
