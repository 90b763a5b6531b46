-- The private schema: settings, helpers, and the rule that nothing is public unless a grant says so
-- (20261122201300_grants.sql). Runs unchanged on a hosted Supabase project, on the embedded database and on plain
-- PostgreSQL 15 or newer, given the roles anon, authenticated and service_role.

create schema private;
revoke all on schema private from public, anon, authenticated;

-- A hosted project grants every new table, sequence and function in `public` to the browser's roles.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- EXECUTE for PUBLIC is built in and can only be revoked for all schemas at once.
alter default privileges revoke execute on functions from public;

grant usage on schema public to anon, authenticated, service_role;

create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- A booking's meeting link is this address followed by ten random characters.
  meeting_base text not null default 'https://meet.jit.si/' check (meeting_base ~ '^https://[^[:space:]]+/$'),
  -- Mixed into every hash of an address; without it, all four billion IPv4 addresses could be tried.
  hash_salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,

  -- How long a claimed message is reserved for whoever claimed it.
  outbox_lease_seconds integer not null default 30 check (outbox_lease_seconds between 1 and 3600),
  -- The pause after the first failure. It doubles with each failure, up to six hours.
  outbox_pause_seconds integer not null default 30 check (outbox_pause_seconds between 0 and 21600),
  outbox_give_up_hours integer not null default 72 check (outbox_give_up_hours >= 0),
  -- How long a form's mail waits for the browser's own call before the sweep takes it.
  outbox_grace_seconds integer not null default 15 check (outbox_grace_seconds between 0 and 3600),
  -- https://PROJECT.supabase.co/functions/v1/sweep-outbox, and the functions' secret SWEEP_SECRET.
  sweep_url text check (sweep_url ~ '^(https://|http://localhost:)'),
  sweep_secret text,

  -- The header that holds the visitor's address. Hosted projects are behind Cloudflare, which writes this one and
  -- drops a client's own. If a gateway appends to a list, its own entry is the last.
  address_header text not null default 'cf-connecting-ip' check (address_header ~ '^[a-z0-9-]{1,60}$'),
  -- Proof of work: solving takes half as many attempts on average. 0 asks for no proof.
  proof_numbers integer not null default 2000 check (proof_numbers between 0 and 1000000),
  -- Signs challenges.
  proof_key text not null default gen_random_uuid()::text || gen_random_uuid()::text,

  -- Upcoming calls of one mailbox, one address, and one larger network (a /48). One more has to be confirmed by the
  -- link in a mail; with confirmations, twice as many are possible, and at least two (0: confirm every call). A mailbox
  -- can also make twice as many in a day, cancelled ones included.
  calls_per_mailbox integer not null default 2,
  calls_per_address integer not null default 6,
  calls_per_network integer not null default 12,
  -- Upcoming calls of all mailboxes that never confirmed one.
  calls_of_newcomers integer not null default 40,
  -- How many held calls block their time for others.
  most_held_times integer not null default 10,
  -- Mails to one mailbox in a day: thanks for forms, and links that confirm. Mails about calls have no such limit,
  -- because calls do.
  form_mails_per_mailbox integer not null default 4,
  link_mails_per_mailbox integer not null default 6,
  -- Submissions in an hour without proof of work (forms sent without JavaScript).
  unproved_per_address integer not null default 5,
  unproved_per_mailbox integer not null default 2,
  unproved_of_site integer not null default 60,

  -- Hours before a call at which the person gets a reminder; content/booking-rules.ts has the wording.
  reminder_hours integer[] not null default '{24,1}'
    check (array_position(reminder_hours, null) is null and 0 < all (reminder_hours)),
  -- Written by private.use_booking_settings from content/booking-rules.ts.
  team_zone text not null default 'America/Chicago',
  team_hours jsonb,
  no_show_mail boolean not null default false,
  morning_hour integer check (morning_hour between 0 and 23),
  -- Days after which old records are deleted. Null keeps them until somebody deletes them.
  keep_days integer check (keep_days between 30 and 3650),
  old_deleted_at timestamptz
);
alter table private.settings enable row level security;
insert into private.settings default values;
comment on table private.settings is 'One row, for the owner: the meeting address, and the salt of the rate limits.';

-- The visitor's address as the gateway saw it, or null. Visitors without an address are not counted by address: one
-- shared count would lock all of them out together. Mailboxes, newcomers and the site are still counted.
create function private.gateway_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers text := nullif(current_setting('request.headers', true), '');
  -- Set by store_submission alone, whose caller has seen the visitor.
  told text := nullif(current_setting('app.visitor_address', true), '');
  header text;
begin
  if told is null then
    if headers is null then
      return null;
    end if;
    select headers::json ->> s.address_header into header from private.settings as s;
    told := btrim(split_part(coalesce(header, ''), ',', -1));
  end if;
  -- Brackets and port, an IPv4 address's port, the zone of a link.
  told := regexp_replace(told, '^\[([^]]*)\](:[0-9]+)?$', '\1');
  told := regexp_replace(told, '^([0-9.]+):[0-9]+$', '\1');
  told := regexp_replace(told, '%[^/]*$', '');
  -- A socket that serves both families writes IPv4 like an IPv6 address, in one of several ways.
  return regexp_replace(host(told::inet), '^::ffff:(?=[0-9]+[.])', '');
exception when invalid_text_representation then
  return null;
end
$$;

-- What counts as one visitor: an IPv4 address, or the /64 that an IPv6 visitor has at least.
create function private.request_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  address constant text := private.gateway_address();
begin
  return case when address like '%:%' then network(set_masklen(address::inet, 64))::text else address end;
end
$$;

-- Many have a whole /48; it is counted with a higher limit. Null for IPv4.
create function private.request_network() returns text
language plpgsql stable set search_path = '' as $$
declare
  address constant text := private.gateway_address();
begin
  return case when address like '%:%' then network(set_masklen(address::inet, 48))::text end;
end
$$;

-- One mailbox has many addresses: upper case, anything after a plus, and at Gmail dots anywhere.
create function private.mailbox(email text) returns text
language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
              else name || '@' || domain end
    from (select split_part(split_part(lower(btrim(email)), '@', 1), '+', 1) as name,
                 split_part(lower(btrim(email)), '@', 2) as domain) as parts
$$;

create function private.salted_hash(scope text, key text) returns bytea
language sql stable set search_path = '' as $$
  select sha256(convert_to(s.hash_salt || scope || ':' || key, 'UTF8')) from private.settings as s
$$;

-- Null for a zone that PostgreSQL does not know. It reads unknown names with digits as POSIX rules, so only known ones
-- pass. pg_timezone_names would be simpler, but reads files on every query.
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

-- Remembers the id for the rest of the transaction, so that the select policy lets `insert … returning id` answer with
-- it and shows nothing else.
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
