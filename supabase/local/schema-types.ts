import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { OwnedDatabase } from './as-owner.ts'
import type { Wanted } from './backend/apply.ts'
import { projectRoot } from './local-settings.ts'

/** Under `functions/`, because a deploy uploads nothing else. */
export const typesFile = join(projectRoot, 'supabase/functions/_shared/database/database.types.ts')

/**
 * A line in that file with a hash of the SQL files, to detect outdated types.
 */
export function sourceLine({ migrations, rules }: Pick<Wanted, 'migrations' | 'rules'>): string {
  const sql = [...migrations, ...rules].map((file) => file.sql).join('\n')
  return `// Hash of migrations and rules: ${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`
}

interface Value {
  name: string
  type: string
  optional: boolean
}

/** The `Database` type for supabase-js's `createClient<Database>`, for the tables of `public` and the functions of `api`, sorted by name. */
export async function databaseTypes(database: Pick<OwnedDatabase, 'query'>, files: Wanted): Promise<string> {
  const tables = await database.query<{ name: string; columns: (Value & { nullable: boolean })[] }>(`
    select c.relname as name,
           json_agg(json_build_object(
             'name', a.attname, 'type', format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null),
             'nullable', not a.attnotnull, 'optional', a.atthasdef or not a.attnotnull) order by a.attname) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     group by c.relname order by c.relname`)
  const functions = await database.query<{ name: string; args: Value[]; columns: Value[]; returns: string }>(`
    select p.proname as name, format_type(p.prorettype, null) || case when p.proretset then '[]' else '' end as returns,
      coalesce((select json_agg(json_build_object('name', p.proargnames[ord], 'type', format_type(type, null),
          'optional', ord > p.pronargs - p.pronargdefaults) order by p.proargnames[ord])
         from unnest(p.proargtypes::oid[]) with ordinality as i(type, ord)), '[]') as args,
      coalesce((select json_agg(json_build_object('name', p.proargnames[ord], 'type', format_type(type, null))
                         order by p.proargnames[ord])
         from unnest(p.proallargtypes, p.proargmodes) with ordinality as o(type, mode, ord)
        where mode = 't'), '[]') as columns
      from pg_proc p
     where p.pronamespace = 'api'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
     order by p.proname`)
  return `// Generated from supabase/migrations and supabase/rules by \`npm run generate -- types\`. Do not edit.
${sourceLine(files)}

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

/** \`Optional\`: columns that may be omitted from a new row. */
type Table<Row, Optional extends keyof Row> = {
  Row: Row
  Insert: Omit<Row, Optional> & Partial<Pick<Row, Optional>>
  Update: Partial<Row>
  Relationships: []
}

export type Database = {
  public: {
    Tables: {
${tables
  .map(({ name, columns }) => {
    const types = columns.map(
      ({ name, type, nullable }) => `${name}: ${typeOf(type)}${nullable ? ' | null' : ''}`,
    )
    const optional = columns.filter((column) => column.optional).map((column) => `'${column.name}'`)
    return `      ${name}: Table<${block(types)}, ${optional.join(' | ') || 'never'}>`
  })
  .join('\n')}
    }
    Views: Record<never, never>
    Functions: Record<never, never>
  }
  api: {
    Tables: Record<never, never>
    Views: Record<never, never>
    Functions: {
${functions
  .map(({ name, args, columns, returns }) => {
    const given = args.map((arg) => `${arg.name}${arg.optional ? '?' : ''}: ${typeOf(arg.type)}`)
    const row = columns.map((column) => `${column.name}: ${typeOf(column.type)}`)
    const result = row.length > 0 ? `${block(row)}[]` : typeOf(returns)
    return `      ${name}: { Args: ${given.length > 0 ? block(given) : 'Record<PropertyKey, never>'}; Returns: ${result} }`
  })
  .join('\n')}
    }
  }
}
`
}

const block = (members: string[]) => `{\n${members.map((member) => `        ${member}`).join('\n')}\n      }`

/** The TypeScript type of a PostgreSQL type in PostgREST's JSON; everything not listed is a string. */
function typeOf(type: string): string {
  if (type.endsWith('[]')) return `${typeOf(type.slice(0, -2))}[]`
  if (/^(bigint|double precision|integer|numeric|real|smallint)$/.test(type)) return 'number'
  if (/^jsonb?$/.test(type)) return 'Json'
  if (type === 'boolean') return 'boolean'
  return type === 'void' ? 'undefined' : 'string'
}
