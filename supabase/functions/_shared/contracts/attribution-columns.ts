import type { Attribution } from './attribution.ts'
import { columnOf, type SnakeCase } from './form-field.ts'

/** Attribution by database column; apart from its reading, which loads before a form is sent. */
export const attributionColumns = (attribution: Attribution) =>
  Object.fromEntries(Object.entries(attribution).map(([name, value]) => [columnOf({}, name), value])) as {
    [Name in keyof Attribution as SnakeCase<Name>]: Attribution[Name]
  }
