import type { TextKind } from '../model/text.ts'
import type { Place } from './problem.ts'

/** The parts of a TypeBox schema that the checks use. */
export type SchemaNode = {
  type?: string
  description?: string
  const?: unknown
  anyOf?: SchemaNode[]
  items?: SchemaNode
  /** The schemas of a list's entries, if they differ. */
  entries?: SchemaNode[]
  properties?: Record<string, SchemaNode>
  minLength?: number
  maxLength?: number
  minItems?: number
  routePath?: true
  iconName?: true
  metricKey?: true
  publicFile?: true
  /** The kind of text, if people read it. */
  text?: TextKind
}

export type Visit = (schema: SchemaNode, value: unknown, place: Place) => void

/** Values that several modules share, with the place where each is defined. */
export type Origins = ReadonlyMap<unknown, Place>

/**
 * Calls `visit` for a value and all nested values, each with its schema. For a union, uses only the branch that matches
 * best, so that a mistake is not reported once per branch.
 */
export function walk(schema: SchemaNode, value: unknown, at: Place, origins: Origins, visit: Visit): void {
  const place = origins.get(value) ?? at
  const branch = branchFor(schema, value)
  visit(branch, value, place)
  const below = (key: string | number): Place => ({ file: place.file, path: [...place.path, key] })
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      const schema = branch.items ?? branch.entries?.[i]
      if (schema) walk(schema, item, below(i), origins, visit)
    }
  }
  if (branch.properties && isRecord(value)) {
    for (const [key, part] of Object.entries(branch.properties)) {
      if (value[key] !== undefined) walk(part, value[key], below(key), origins, visit)
    }
  }
}

/** The branch of a union of objects that has the value's `kind` or, without kinds, the most fields in common. */
function branchFor(schema: SchemaNode, value: unknown): SchemaNode {
  const branches = schema.anyOf?.filter((branch) => branch.properties) ?? []
  if (branches.length === 0 || !isRecord(value)) return schema
  const kinds = branches.map((branch) => branch.properties?.['kind']?.const)
  if (kinds.some((kind) => kind !== undefined)) return branches[kinds.indexOf(value['kind'])] ?? schema
  const shared = (branch: SchemaNode) =>
    Object.keys(branch.properties ?? {}).filter((key) => key in value).length
  return branches.toSorted((a, b) => shared(b) - shared(a))[0] ?? schema
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
