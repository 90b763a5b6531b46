import type { Database } from './database.ts'

/** The three roles that a hosted Supabase project brings along; the migrations expect them. */
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
    end
    $$;
    grant anon, authenticated, service_role to current_user;
  `)
}
