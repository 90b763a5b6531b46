-- What all rules use. Every file of this folder runs at each change, in the order of the names, after its functions,
-- views, triggers, policies and checks have been dropped: see “Data is migrated, code is applied again” in
-- supabase/README.md.

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

-- A message for the other side, without blank ends; null if it is empty. Constraints check the rest.
create function private.trimmed(note text) returns text
language sql immutable set search_path = '' as $$ select nullif(btrim(trimmed.note, E' \t\r\n'), '') $$;

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

-- The lock that all public writes share: counts are exact, no newer lead of an email address can appear meanwhile, and a
-- single lock cannot deadlock.
create function private.lock_writes() returns void
language sql set search_path = '' as $$ select pg_advisory_xact_lock(hashtextextended('public writes', 0)) $$;

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
