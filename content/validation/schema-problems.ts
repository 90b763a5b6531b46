import type { TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { isRecord, type SchemaNode } from './walk.ts'

export type SchemaProblem = {
  reason: string
  /** The value lacks fields or has another type, so other rules cannot read it. */
  unreadable?: boolean
}

/**
 * Checks one value against its schema, but not its fields and entries, which `walk` visits separately. Pass texts with
 * their figures filled in, so that length limits apply to what the visitor reads.
 */
export function schemaProblems(schema: SchemaNode, value: unknown): SchemaProblem[] {
  if (schema.anyOf) return unionProblems(schema.anyOf, value)
  const { properties, items: _items, entries: _entries, text: _text, ...own } = schema
  // Check is several times faster than Errors.
  const errors = Check(own as TSchema, value) ? [] : Errors(own as TSchema, value)
  // For a string, report only the first error: an empty one, for example, does not match its pattern either.
  const problems: SchemaProblem[] = (typeof value === 'string' ? errors.slice(0, 1) : errors).map(
    (error) => ({
      reason: reasonFor(error, schema, value),
      unreadable: error.keyword === 'required' || error.keyword === 'type',
    }),
  )
  if (properties && isRecord(value)) {
    const fields = Object.keys(properties)
    for (const key of Object.keys(value)) {
      if (!fields.includes(key))
        problems.push({ reason: `has an unknown field “${key}”; its fields are ${fields.join(', ')}` })
    }
  }
  return problems
}

/** Problems with a union of constants, or with a union of objects in which no branch has the value's `kind`. */
function unionProblems(branches: readonly SchemaNode[], value: unknown): SchemaProblem[] {
  const kinds = branches.flatMap((branch) => branch.properties?.['kind']?.const ?? [])
  const allowed = kinds.length > 0 ? kinds : branches.map((branch) => branch.const)
  const actual = kinds.length > 0 ? isRecord(value) && value['kind'] : value
  if (allowed.includes(actual)) return []
  const isKind = kinds.length > 0
  const reason = `${isKind ? 'kind ' : ''}is ${quoted(actual)}; write one of ${allowed.join(', ')}`
  return [{ reason, unreadable: isKind }]
}

type SchemaError = ReturnType<typeof Errors>[number]

function reasonFor(error: SchemaError, schema: SchemaNode, value: unknown): string {
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0
  switch (error.keyword) {
    case 'required':
      return `has no ${error.params.requiredProperties.join(', no ')}; add it`
    case 'minLength':
      return length === 0
        ? 'is empty; write a text, or remove the field if it is optional'
        : `is ${length} characters long; write at least ${error.params.limit}`
    case 'maxLength':
      return `is ${length} characters long; shorten it to at most ${error.params.limit}`
    case 'minItems':
      return `has ${length} entries; write at least ${error.params.limit}, or remove the whole section`
    case 'maxItems':
      return `has ${length} entries; keep at most ${error.params.limit}`
    case 'uniqueItems':
      return 'has the same entry twice; remove one'
    case 'pattern':
      return `is ${quoted(value)}; write ${schema.description ?? `something that matches ${error.params.pattern}`}`
    case 'format':
      return `is ${quoted(value)}; write a valid ${error.params.format}, such as 2026-03-31`
    case 'const':
      return `is ${quoted(value)}; write ${quoted(schema.const)}`
    case 'type':
      return `is ${quoted(value)}; write a value of type ${error.params.type}`
    default:
      return `is ${quoted(value)}, which ${error.message}; change it`
  }
}

export function quoted(value: unknown): string {
  if (value === undefined) return 'missing'
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `“${text.length > 70 ? `${text.slice(0, 70)}…` : text}”`
}
