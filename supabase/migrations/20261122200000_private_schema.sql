-- The private schema: settings, helpers, and default privileges: nothing is public without an explicit grant
-- (20261122201300_grants.sql). Runs unchanged on a hosted Supabase project, on the embedded database and on plain
-- PostgreSQL 15 or newer, given the roles anon, authenticated and service_role.

create schema private;
revoke all on schema private from public, anon, authenticated;

-- By default, a hosted project grants every new table, sequence and function in `public` to the browser's roles.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- EXECUTE for PUBLIC is built in and can only be revoked for all schemas at once.
alter default privileges revoke execute on functions from public;

grant usage on schema public to anon, authenticated, service_role;

create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- Salt for every hash of an address; without it, one could hash all four billion IPv4 addresses and compare. Also
  -- signs challenges.
  hash_salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,

  -- https://PROJECT.supabase.co/functions/v1/sweep-outbox, and the functions' secret SWEEP_SECRET.
  sweep_url text check (sweep_url ~ '^(https://|http://localhost:)'),
  sweep_secret text,

  -- Proof of work: solving takes half as many attempts on average. 0 turns it off.
  proof_numbers integer not null default 2000 check (proof_numbers between 0 and 1000000),

  -- The rules against floods (20261122200850_floods.sql).
  calls_of_network integer not null default 4 check (calls_of_network >= 0),
  share_of_starts numeric not null default 0.25 check (share_of_starts >= 0),
  mails_of_mailbox integer not null default 6 check (mails_of_mailbox >= 0),
  forms_of_network integer not null default 5 check (forms_of_network >= 0),
  forms_of_site integer not null default 100 check (forms_of_site >= 0),

  -- Written by private.use_booking_settings from content/, as all of the following except keep_days. Until then no day
  -- is open.
  -- A booking's meeting link: the team's own room, or else the base followed by ten random characters.
  meeting_room text check (meeting_room ~ '^https://[^[:space:]]+$'),
  meeting_base text check (meeting_base ~ '^https://[^[:space:]]+/$'),
  length_minutes integer not null default 60 check (length_minutes between 1 and 240),
  start_every_minutes integer not null default 60 check (start_every_minutes between 1 and 60),
  first_hour integer not null default 0,
  end_hour integer not null default 24,
  -- ISO weekdays: 1 is Monday.
  open_weekdays integer[] not null default '{}',
  days_ahead integer not null default 0,
  -- Hours before a call at which the person gets a reminder; content/mails.ts has the wording.
  reminder_hours integer[] not null default '{24,1}'
    check (array_position(reminder_hours, null) is null and 0 < all (reminder_hours)),
  team_zone text not null default 'America/Chicago',
  team_hours jsonb,
  -- Business days until a website audit is due.
  audit_days integer not null default 3 check (audit_days between 1 and 30),
  morning_hour integer check (morning_hour between 0 and 23),
  -- Days after which old records are deleted. Null: never.
  keep_days integer check (keep_days between 30 and 3650)
);
alter table private.settings enable row level security;
insert into private.settings default values;
comment on table private.settings is 'One row: booking rules, limits, secrets, and the meeting address.';

-- Always raises; returns JSON so that a public function can end with `return private.refuse(…)`. PostgREST turns a code
-- such as PT409 into the status 409. The message is a name, the detail a field: the words are in content/refusals.ts.
create function private.refuse(code text, message text, detail text default '') returns jsonb
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = code, message = refuse.message, detail = refuse.detail;
end
$$;

-- The network that a visitor is counted by: an IPv4 address, or an IPv6 /48, which one visitor can have. Null without
-- a usable address: a shared count would lock all of them out together. The other limits still apply.
create function private.visitor_network() returns text
language plpgsql stable set search_path = '' as $$
declare
  address inet;
begin
  -- The first is set by store_submission, whose caller received the visitor's request. Hosted projects are behind
  -- Cloudflare, which sets the header and discards the client's own.
  address := coalesce(nullif(current_setting('app.visitor_address', true), ''),
                      nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip')::inet;
  -- Dual-stack sockets report IPv4-mapped IPv6 addresses (::ffff:10.0.0.1).
  return case when family(address) = 4 or address <<= '::ffff:0:0/96' then replace(host(address), '::ffff:', '')
              else network(set_masklen(address, 48))::text end;
exception when invalid_text_representation then
  return null;
end
$$;

-- Normalizes an email address: case, anything after a plus unless it begins with one, and at Gmail dots do not change
-- the mailbox.
create function private.mailbox(email text) returns text
language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
              else name || '@' || domain end
    from (select regexp_replace(split_part(lower(btrim(email)), '@', 1), '(?<=.)\+.*$', '') as name,
                 split_part(lower(btrim(email)), '@', 2) as domain) as parts
$$;

create function private.salted_hash(scope text, key text) returns bytea
language sql stable set search_path = '' as $$
  select sha256(convert_to(s.hash_salt || scope || ':' || key, 'UTF8')) from private.settings as s
$$;

-- The secret of a link: the id of its row, and a signature for whom it is.
create function private.link_secret(row_id uuid, holder text) returns text
language sql stable set search_path = '' as $$
  select translate(encode(uuid_send(row_id) || substr(private.salted_hash('link of ' || holder, row_id::text), 1, 16),
                          'base64'), '+/=', '-_')
$$;

-- The id in a secret, which may be forged; null if it is none.
create function private.id_in_secret(secret text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  if secret ~ '^[A-Za-z0-9_-]{43}$' then
    return encode(substr(decode(translate(secret, '-_', '+/') || '=', 'base64'), 1, 16), 'hex')::uuid;
  end if;
  return null;
end
$$;

create function private.is_same_secret(one text, other text) returns boolean
language sql immutable set search_path = '' as $$
  select sha256(convert_to(one, 'UTF8')) = sha256(convert_to(other, 'UTF8'))
$$;

-- Of the team's link to a call or a request, in its mails, lists and pages.
create function public.team_secret(row_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.link_secret(team_secret.row_id, 'team')
$$;

-- Inserts a row from JSON; what is missing or null has its default.
create function private.insert_row(of_table text, given jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  columns constant text := (
    select string_agg(quote_ident(g.name), ', ') from jsonb_each(given) as g (name, value) where g.value <> 'null');
begin
  execute format('insert into public.%I (%s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
                 of_table, columns)
    using given;
end
$$;

-- Null for an unknown zone. PostgreSQL parses unknown names with digits as POSIX rules, so only known patterns are
-- accepted. pg_timezone_names would be simpler, but reads files on every query.
create function private.wall_clock(instant timestamptz, zone text) returns timestamp
language plpgsql stable set search_path = '' as $$
begin
  if zone ~ '^[A-Za-z_-]{1,30}(/[A-Za-z_-]{1,30}){0,2}$' or zone ~ '^Etc/GMT[+-]?[0-9]{1,2}$'
     or zone in ('GMT0', 'GMT+0', 'GMT-0', 'EST5EDT', 'CST6CDT', 'MST7MDT', 'PST8PDT') then
    return instant at time zone zone;
  end if;
  return null;
exception when invalid_parameter_value then
  return null;
end
$$;

-- Keeps the id for the rest of the transaction. The select policy allows this row only, for `insert … returning id`.
create function private.remember_inserted_id() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('app.inserted_id', new.id::text, true);
  return new;
end
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
