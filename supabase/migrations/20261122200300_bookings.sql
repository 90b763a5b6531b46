-- The tables of strategy calls. Booking and changing them: 20261122200900_booking.sql and 20261122201000_calls.sql.

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
  booked_by text not null default 'person' check (booked_by in ('person', 'team')),

  team_notified_at timestamptz,
  person_notified_at timestamptz,

  -- Incremented with every change; calendars keep the version with the highest (RFC 5545, SEQUENCE).
  sequence integer not null default 0,
  -- The time before the last change, for the mails about it.
  moved_from timestamptz,
  -- A canceled call keeps its row and history, and frees its time.
  canceled_at timestamptz,
  canceled_by text check (canceled_by in ('person', 'team')),
  -- Who last moved the call.
  moved_by text check (moved_by in ('person', 'team')),
  -- The outcome that the team recorded, with a note for the team only.
  outcome text check (outcome in ('done', 'no_show')),
  outcome_note text,
  -- The message to the other side with the last change.
  note text,

  constraint bookings_canceled check ((canceled_at is null) = (canceled_by is null)),
  -- A call keeps the length that it was booked with.
  constraint bookings_length
    check (isfinite(starts_at) and ends_at > starts_at and ends_at <= starts_at + interval '4 hours'),
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

-- Of the person's link to a call. A corrected address gets another.
create function public.person_secret(row_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.link_secret(b.id, lower(b.email)) from public.bookings as b where b.id = person_secret.row_id
$$;

create type private.opened_call as (booking_id uuid, holder text);

-- The call that a secret opens, and for whom; null for any other secret.
create function private.open_call(secret text) returns private.opened_call
language sql stable set search_path = '' as $$
  select b.id, h.holder
    from public.bookings as b, lateral (
      values ('person', public.person_secret(b.id)), ('team', public.team_secret(b.id))) as h (holder, secret)
   where b.id = private.id_in_secret(open_call.secret) and private.is_same_secret(h.secret, open_call.secret)
$$;

-- The request that a secret of the team opens: that of its own link, or of the link to a call.
create function private.opened_request(secret text) returns uuid
language sql stable set search_path = '' as $$
  select coalesce((select b.lead_id from public.bookings as b where b.id = i.id), i.id)
    from private.id_in_secret(opened_request.secret) as i (id)
   where private.is_same_secret(public.team_secret(i.id), opened_request.secret)
$$;

-- The secret that came with the request: the team books for somebody, or a call is being moved.
create function private.shown_secret() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-request-secret'
$$;

create table private.call_history (
  id bigint generated always as identity primary key,
  booking_id uuid not null references public.bookings (id) on delete cascade,
  happened_at timestamptz not null default now(),
  who text not null check (who in ('person', 'team')),
  what text not null check (
    what in ('booked', 'moved', 'canceled', 'booked_again', 'address_corrected', 'done', 'no_show')),
  sequence integer not null,
  starts_at timestamptz not null,
  timezone text not null,
  note text
);
alter table private.call_history enable row level security;
create index call_history_of_booking on private.call_history (booking_id, id);

-- Upcoming calls that are not canceled.
create view private.open_bookings as
  select b.id, b.starts_at, b.ends_at, b.email from public.bookings as b
   where b.ends_at > now() and b.canceled_at is null;

-- A call as the page sees it.
create function private.booking_answer(booking public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'booking_id', booking.id,
    'starts_at', to_char(booking.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'minutes', extract(epoch from booking.ends_at - booking.starts_at) / 60,
    'booking_date', booking.booking_date,
    'booking_time', booking.booking_time,
    'timezone', booking.timezone,
    'meeting_link', booking.meeting_link
  )
$$;

-- The row of a call that is about to be stored.
create function private.booking_row(given jsonb, lead_id uuid) returns public.bookings
language sql stable set search_path = '' as $$
  select jsonb_populate_record(null::public.bookings, given || jsonb_build_object(
    'id', given -> 'booking_id', 'lead_id', booking_row.lead_id, 'created_at', now(), 'sequence', 0))
$$;
