import { createHash } from 'node:crypto'
import type { DatabaseShape, FunctionShape, TableShape } from './database-shape.ts'

/** JSON's counterparts of PostgreSQL's types, as PostgREST sends them. */
const counterparts: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  'double precision': 'number',
  integer: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  real: 'number',
  smallint: 'number',
  void: 'undefined',
}

/**
 * Stands in the types' file: for which migrations they were written.
 *
 * @param migrations their texts, in their order
 */
export const migrationsLine = (migrations: readonly string[]): string =>
  `// Of the migrations ${createHash('sha256').update(migrations.join('\n')).digest('hex').slice(0, 16)}.`

/** The file that supabase-js's `createClient<Database>` expects, in the shape of Supabase's own generator. */
export function renderTypes({ tables, functions }: DatabaseShape, migrations: readonly string[]): string {
  return `// Generated from supabase/migrations by \`npm run generate -- types\`. Do not edit.
${migrationsLine(migrations)}

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
${tables.map(renderTable).join('\n')}
    }
    Views: { [_ in never]: never }
    Functions: {
${functions.map(renderFunction).join('\n')}
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
`
}

function renderTable({ name, columns, relationships }: TableShape): string {
  const fields = (optional: (column: TableShape['columns'][number]) => boolean) =>
    columns
      .map(
        (column) =>
          `          ${column.name}${optional(column) ? '?' : ''}: ${typeOf(column.type)}${column.nullable ? ' | null' : ''}`,
      )
      .join('\n')
  const relations = relationships.map(
    (relation) => `          {
            foreignKeyName: '${relation.name}'
            columns: [${relation.columns.map((column) => `'${column}'`).join(', ')}]
            isOneToOne: ${relation.one_to_one}
            referencedRelation: '${relation.referenced.replace(/^public\./, '')}'
            referencedColumns: [${relation.referenced_columns.map((column) => `'${column}'`).join(', ')}]
          },`,
  )
  return `      ${name}: {
        Row: {
${fields(() => false)}
        }
        Insert: {
${fields((column) => column.nullable || column.has_default)}
        }
        Update: {
${fields(() => true)}
        }
        Relationships: [${relations.length > 0 ? `\n${relations.join('\n')}\n        ` : ''}]
      }`
}

function renderFunction({ name, args, columns, returns, returns_set }: FunctionShape): string {
  const result =
    columns.length > 0
      ? `{\n${columns.map((column) => `          ${column.name}: ${typeOf(column.type)}`).join('\n')}\n        }`
      : typeOf(returns)
  const given = args.map((arg) => `          ${arg.name}${arg.optional ? '?' : ''}: ${typeOf(arg.type)}`)
  return `      ${name}: {
        Args: ${given.length > 0 ? `{\n${given.join('\n')}\n        }` : 'Record<PropertyKey, never>'}
        Returns: ${result}${returns_set ? '[]' : ''}
      }`
}

function typeOf(type: string): string {
  return type.endsWith('[]') ? `${typeOf(type.slice(0, -2))}[]` : (counterparts[type] ?? 'string')
}
