/** What the type generator needs to know of the schema `public`. */
export interface DatabaseShape {
  tables: TableShape[]
  functions: FunctionShape[]
}

export interface TableShape {
  name: string
  columns: Array<{ name: string; type: string; nullable: boolean; has_default: boolean }>
  relationships: Array<{
    name: string
    columns: string[]
    one_to_one: boolean
    referenced: string
    referenced_columns: string[]
  }>
}

export interface FunctionShape {
  name: string
  args: Array<{ name: string; type: string; optional: boolean }>
  /** The columns of a function that returns a table. */
  columns: Array<{ name: string; type: string }>
  returns: string
  returns_set: boolean
}

interface Queryable {
  query(sql: string): Promise<unknown[]>
}

/** Reads it from PostgreSQL's catalog, everything in alphabetical order. */
export async function readDatabaseShape(database: Queryable): Promise<DatabaseShape> {
  const tables = await database.query(`
    select c.relname as name,
      (select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(coalesce(nullif(t.typbasetype, 0), a.atttypid), null),
          'nullable', not a.attnotnull, 'has_default', a.atthasdef) order by a.attname)
         from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(json_build_object(
          'name', k.conname,
          'columns', (select json_agg(a.attname order by o.ord) from unnest(k.conkey) with ordinality o(num, ord)
                        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = o.num),
          'one_to_one', exists (select from pg_constraint u where u.conrelid = k.conrelid
                                   and u.contype in ('p', 'u') and u.conkey = k.conkey),
          'referenced', k.confrelid::regclass::text,
          'referenced_columns', (select json_agg(a.attname order by o.ord) from unnest(k.confkey) with ordinality o(num, ord)
                        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = o.num)) order by k.conname)
         from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'), '[]') as relationships
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r'
     order by c.relname`)
  const functions = await database.query(`
    select p.proname as name, format_type(p.prorettype, null) as returns, p.proretset as returns_set,
      coalesce((select json_agg(json_build_object('name', p.proargnames[ord], 'type', format_type(type, null),
          'optional', ord > p.pronargs - p.pronargdefaults) order by p.proargnames[ord])
         from unnest(p.proargtypes::oid[]) with ordinality as i(type, ord)), '[]') as args,
      coalesce((select json_agg(json_build_object('name', p.proargnames[ord], 'type', format_type(type, null))
                         order by p.proargnames[ord])
         from unnest(p.proallargtypes, p.proargmodes) with ordinality as o(type, mode, ord)
        where mode = 't'), '[]') as columns
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
     order by p.proname`)
  return { tables: tables as TableShape[], functions: functions as FunctionShape[] }
}
