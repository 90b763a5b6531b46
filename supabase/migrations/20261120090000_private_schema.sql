-- What only the owner of the project reaches, and the rule that nothing is public unless a later line says so.
-- Runs unchanged on a hosted Supabase project, on the embedded database and on plain PostgreSQL 15 or newer,
-- given the roles anon, authenticated and service_role.

create schema private;
revoke all on schema private from public, anon, authenticated;

-- A hosted project grants every new table, sequence and function of `public` to the browser's roles.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- EXECUTE for PUBLIC is built in, so it can only be taken back for all schemas at once.
alter default privileges revoke execute on functions from public;

grant usage on schema public to anon, authenticated, service_role;

create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- A booking's meeting link is this address followed by ten characters of its id.
  meeting_base text not null default 'https://meet.jit.si/' check (meeting_base ~ '^https://[^[:space:]]+/$'),
  -- Mixed into the hashes of addresses: without it all four billion IPv4 addresses could be tried.
  hash_salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
alter table private.settings enable row level security;
insert into private.settings default values;
comment on table private.settings is 'One row, for the owner: the meeting address, and the salt of the rate limits.';
