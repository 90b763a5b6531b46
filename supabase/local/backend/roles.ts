import type { Database } from './database.ts'

/**
 * The three roles that a hosted Supabase project brings along; the migrations expect them. On a server that has
 * none of them only a superuser can make them: `service_role` passes row level security.
 */
export async function ensureRoles(database: Database): Promise<void> {
  await database.script(`
    do $$
    begin
      if not exists (select from pg_roles where rolname = 'anon') then
        create role anon nologin;
      end if;
      if not exists (select from pg_roles where rolname = 'authenticated') then
        create role authenticated nologin;
      end if;
      if not exists (select from pg_roles where rolname = 'service_role') then
        create role service_role nologin bypassrls;
      end if;
      if not pg_has_role('anon', 'member') or not pg_has_role('service_role', 'member') then
        grant anon, authenticated, service_role to current_user;
      end if;
    end
    $$;
  `)
}
