-- The tables of version 1.0, whose 17 migrations this one replaces: its number is that of the last of them, so a
-- database of 1.0 has it already. Checks, triggers, policies and grants are in supabase/rules.

create schema private;
revoke all on schema private from public, anon, authenticated;

-- By default, a hosted project grants every new table, sequence and function in `public` to the browser's roles.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- EXECUTE for PUBLIC is built in and can only be revoked for all schemas at once.
alter default privileges revoke execute on functions from public;
create table private.settings (
  only_row boolean primary key default true,
  -- Salt for every hash of an address; without it, one could hash all four billion IPv4 addresses and compare. Also
  -- signs challenges.
  hash_salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,

  -- https://PROJECT.supabase.co/functions/v1/sweep-outbox, and the functions' secret SWEEP_SECRET.
  sweep_url text,
  sweep_secret text,

  -- Proof of work: solving takes half as many attempts on average. 0 turns it off.
  proof_numbers integer not null default 2000,

  -- The rules against floods (rules/40-floods.sql).
  calls_of_network integer not null default 4,
  share_of_starts numeric not null default 0.25,
  mails_of_mailbox integer not null default 6,
  forms_of_network integer not null default 5,
  forms_of_site integer not null default 100,

  -- From content/, as all of the following except keep_days.
  -- A booking's meeting link: the team's own room, or else the base followed by ten random characters.
  meeting_room text,
  meeting_base text,
  length_minutes integer not null default 60,
  start_every_minutes integer not null default 60,
  first_hour integer not null default 0,
  end_hour integer not null default 24,
  -- ISO weekdays: 1 is Monday.
  open_weekdays integer[] not null default '{}',
  days_ahead integer not null default 0,
  -- Hours before a call at which the person gets a reminder; content/mails.ts has the wording.
  reminder_hours integer[] not null default '{24,1}',
  team_zone text not null default 'America/Chicago',
  team_hours jsonb,
  -- Business days until a website audit is due.
  audit_days integer not null default 3,
  morning_hour integer,
  -- Days after which old records are deleted. Null: never.
  keep_days integer
);
alter table private.settings enable row level security;
insert into private.settings default values;
comment on table private.settings is 'One row: booking rules, limits, secrets, and the meeting address.';
grant usage on schema public to anon, authenticated, service_role;

-- People who asked for a strategy call. Each submission is a row of its own: nothing is overwritten, and no response
-- reveals whether an address is known. A booking updates the newest row of its email address.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  first_name text not null,
  last_name text not null,
  organization text,
  email text not null,
  phone text,
  website text,
  help_with text[] not null,
  primary_goal text,
  org_type text,
  current_challenge text,

  source_url text not null default '',
  utm_source text not null default '',
  utm_medium text not null default '',
  utm_campaign text not null default '',
  utm_term text not null default '',
  utm_content text not null default '',
  referrer text not null default '',
  landing_path text not null default '',
  device_type text not null default 'desktop',
  timezone text not null default '',

  -- The latest booking; written only by the booking functions.
  booking_date date,
  booking_time text,
  meeting_link text,
  booking_id uuid unique,
  -- What the person typed and chose, kept when a booking writes its own into primary_goal and help_with.
  stated_goal text,
  stated_areas text[],

  -- When somebody of the team said that they have answered.
  answered_at timestamptz,

  team_notified_at timestamptz,
  person_notified_at timestamptz,

  -- The form it came from; each has its own mails. `booking`: the scheduler, without a form before.
  form text not null default 'strategy_call',
  -- When a call request would like the call, in the lead's time zone.
  preferred_day date,
  preferred_part_of_day text
);
create index leads_newest_of_email on public.leads (lower(email), created_at desc, id);
alter table public.leads enable row level security;

-- People who asked for the free website audit.

create table public.audit_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),

  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  organization text,
  website_url text not null,
  main_challenge text,

  source_url text not null default '',
  utm_source text not null default '',
  utm_medium text not null default '',
  utm_campaign text not null default '',
  utm_term text not null default '',
  utm_content text not null default '',
  referrer text not null default '',
  landing_path text not null default '',
  device_type text not null default 'desktop',
  timezone text not null default '',

  -- The last day on which the analysis is on time; set by promise_audit.
  due_on date not null default current_date,
  -- When somebody of the team said that they have answered.
  answered_at timestamptz,

  team_notified_at timestamptz,
  person_notified_at timestamptz
);
create index audit_requests_by_age on public.audit_requests (created_at desc, id);
-- Days that the team closed with the link to a call, when it canceled all calls of the day.
create table private.closed_days (
  day date primary key
);
alter table private.closed_days enable row level security;
alter table public.audit_requests enable row level security;

-- Strategy calls.

create table public.bookings (
  -- Idempotency key: the wizard makes one per booking, and a repeat with the same id is the same booking.
  id uuid primary key,
  created_at timestamptz not null default now(),
  lead_id uuid not null references public.leads (id),

  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- As the visitor saw it: the chosen time zone, and the wall-clock date and time that the page showed.
  timezone text not null,
  booking_date date not null,
  booking_time text not null,
  meeting_link text not null,

  first_name text not null,
  last_name text not null,
  email text not null,
  -- Null if the team booked for somebody who gave none.
  phone text,
  organization text,
  booked_by text not null default 'person',

  team_notified_at timestamptz,
  person_notified_at timestamptz,

  -- Incremented with every change; calendars keep the version with the highest (RFC 5545, SEQUENCE).
  sequence integer not null default 0,
  -- The time before the last change, for the mails about it.
  moved_from timestamptz,
  -- A canceled call keeps its row and history, and frees its time.
  canceled_at timestamptz,
  canceled_by text,
  -- Who last moved the call.
  moved_by text,
  -- The outcome that the team recorded, with a note for the team only.
  outcome text,
  outcome_note text,
  -- The message to the other side with the last change.
  note text,

  -- No two calls overlap, however many requests arrive at once.
  constraint bookings_do_not_overlap exclude using gist (tstzrange(starts_at, ends_at) with &&)
    where (canceled_at is null)
);
create index bookings_of_lead on public.bookings (lead_id);
alter table public.bookings enable row level security;
-- The lead's fields before a booking changed them, and the booking's own: nothing that a person typed is lost.
create table public.lead_history (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  lead_id uuid not null references public.leads (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- True if the booking came from the tab that stored the lead, and so replaced its fields.
  replaced boolean not null,
  before jsonb not null,
  brought jsonb not null
);
create index lead_history_of_lead on public.lead_history (lead_id);
alter table public.lead_history enable row level security;
create table private.call_history (
  id bigint generated always as identity primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  happened_at timestamptz not null default now(),
  who text not null,
  what text not null,
  sequence integer not null,
  starts_at timestamptz not null,
  timezone text not null,
  note text
);
alter table private.call_history enable row level security;
create index call_history_of_booking on private.call_history (booking_id, id);

-- Transactional outbox: messages are stored in the same transaction as the row they are about, so none is lost in a
-- crash. supabase/functions/README.md describes how they are sent, and how to add a kind.

create table private.outbox (
  -- Also the Message-ID or idempotency key, so it stays the same on every attempt.
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  kind text not null,
  row_table text not null,
  row_id uuid not null,
  channel text not null,
  -- Idempotency key of enqueue.
  dedupe_key text not null unique,
  created_at timestamptz not null default now(),
  -- When it should be sent (three days count from here), and the time of the next attempt.
  wanted_at timestamptz not null,
  due_at timestamptz not null,
  -- A message that is still waiting at this time is withdrawn.
  not_after timestamptz,
  attempts integer not null default 0,
  claim uuid,
  claimed_until timestamptz,
  last_error text,
  state text not null default 'waiting',
  settled_at timestamptz,
  -- Of a mail that its mailbox may not have asked for.
  mailbox_hash bytea
);
alter table private.outbox enable row level security;
create index outbox_due on private.outbox (due_at, seq) where state = 'waiting';
create index outbox_of_row on private.outbox (row_id);
create index outbox_of_mailbox on private.outbox (mailbox_hash, wanted_at) where channel = 'person';
create index outbox_settled on private.outbox (settled_at) where state <> 'waiting';
comment on table private.outbox is
  'Mails: what waits, and why. It names rows and holds nothing of what they say.';

-- The owner's busy times, without titles or other details. supabase/functions/README.md, "The owner's calendars",
-- describes how they are read.
create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  -- The SHA-256 of the secret address: identifies the feed without giving access to it.
  key text not null unique,
  -- The host and the position in the list, for the team's mail.
  name text not null,
  -- The last reading, whole or in doubt.
  read_at timestamptz,
  -- The last reading may lack busy times, so those of the last whole one stay busy too.
  in_doubt boolean not null default false,
  -- Since when it cannot be read, or only in doubt.
  failing_since timestamptz,
  -- For the owner: one sentence for each thing that is wrong with the last reading.
  problem text
);
alter table public.calendar_feeds enable row level security;
create table private.busy_periods (
  feed uuid not null references public.calendar_feeds on delete cascade,
  -- Of the last whole reading, or of a later one in doubt. Both count.
  whole boolean not null,
  -- For the owner: what kind of event, since when.
  entry text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null
);
alter table private.busy_periods enable row level security;
create index busy_periods_during on private.busy_periods using gist (tstzrange(starts_at, ends_at));
create index busy_periods_of_feed on private.busy_periods (feed);

create table private.reached_limits (
  rule integer primary key,
  reached_at timestamptz not null
);
alter table private.reached_limits enable row level security;
create table private.writes (
  network bytea,
  -- False for a form without JavaScript.
  proved boolean not null,
  written_at timestamptz not null default now()
);
alter table private.writes enable row level security;
create index writes_by_age on private.writes (written_at);
-- The networks from which a call was booked, or booked again after a cancellation.
create table private.call_networks (
  booking_id uuid not null references public.bookings (id) on delete cascade,
  network bytea not null,
  primary key (booking_id, network)
);
alter table private.call_networks enable row level security;
create index call_networks_by_network on private.call_networks (network);
-- Proof of work in ALTCHA's scheme (version 1): the client has to find the number whose hash with a salt is given.
-- Challenges are created and checked in the database, so that no client can bypass them.

create table private.spent_proofs (
  challenge text primary key,
  expires_at timestamptz not null
);
alter table private.spent_proofs enable row level security;
create index spent_proofs_by_age on private.spent_proofs (expires_at);

