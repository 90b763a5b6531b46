-- Strategy calls: the tables. How calls are booked, moved and cancelled is in 20261122200900_booking.sql.

create table public.bookings (
  -- Made once per run of the wizard: a second call with the same id is the same booking.
  id uuid primary key,
  created_at timestamptz not null default now(),
  lead_id uuid not null references public.leads (id),

  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What the visitor saw: the chosen zone, and the wall-clock date and time there.
  timezone text not null,
  booking_date date not null,
  booking_time text not null,
  meeting_link text not null,

  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  organization text,

  team_notified_at timestamptz,
  person_notified_at timestamptz,

  -- Counts up with every change; calendars keep the highest (RFC 5545, SEQUENCE).
  sequence integer not null default 0,
  -- The time before the last change, for the mails about it.
  moved_from timestamptz,
  -- A cancelled call keeps its row and its history, and frees its time.
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('person', 'team')),
  -- Who made the last change of the time.
  moved_by text check (moved_by in ('person', 'team')),
  -- The team asked the person to choose another time; the call stands until they do.
  asked_at timestamptz,
  -- What became of the call, as the team says, with a note that nobody else reads.
  outcome text check (outcome in ('done', 'no_show')),
  outcome_note text,
  -- The message that came with the last change, for the other side.
  note text,

  constraint bookings_cancelled check ((cancelled_at is null) = (cancelled_by is null)),
  -- A strategy call takes 45 minutes (product specification, section 9).
  constraint bookings_length check (isfinite(starts_at) and ends_at = starts_at + interval '45 minutes'),
  -- No two calls overlap, however many requests arrive at once.
  constraint bookings_do_not_overlap exclude using gist (tstzrange(starts_at, ends_at) with &&)
    where (cancelled_at is null)
);
create index bookings_of_lead on public.bookings (lead_id);
alter table public.bookings enable row level security;

-- What the lead said before a booking changed it, and what the booking brought: nothing that a person typed is lost.
create table public.lead_history (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  lead_id uuid not null references public.leads (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Whether the booking came from the tab that had stored the lead, and so replaced its fields.
  replaced boolean not null,
  before jsonb not null,
  brought jsonb not null
);
create index lead_history_of_lead on public.lead_history (lead_id);
alter table public.lead_history enable row level security;

-- Where a booking came from, as salted hashes: the visitor's address, and the larger network of an IPv6 address.
create table private.booking_networks (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  address_hash bytea,
  network_hash bytea
);
alter table private.booking_networks enable row level security;

-- Who may change a call: the person, and the team. The secret itself is only in their mails.
create table private.call_links (
  secret_hash bytea primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  holder text not null check (holder in ('person', 'team')),
  -- Made for one printed list of calls; the next list replaces it.
  listed boolean not null default false,
  created_at timestamptz not null default now()
);
alter table private.call_links enable row level security;
create index call_links_of_booking on private.call_links (booking_id);

create table private.call_history (
  id bigint generated always as identity primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  happened_at timestamptz not null default now(),
  who text not null check (who in ('person', 'team')),
  what text not null check (what in ('booked', 'moved', 'cancelled', 'booked_again', 'asked', 'done', 'no_show')),
  sequence integer not null,
  starts_at timestamptz not null,
  timezone text not null,
  note text
);
alter table private.call_history enable row level security;
create index call_history_of_booking on private.call_history (booking_id, id);

-- Upcoming calls that stand.
create view private.open_bookings as
  select b.id, b.starts_at, b.ends_at, b.email from public.bookings as b
   where b.ends_at > now() and b.cancelled_at is null;
