-- Strategy calls. No two overlap, whatever asks and however many ask at once: the constraint decides.

create table public.bookings (
  -- Made once per run of the wizard: a second call with the same id is the same booking.
  id uuid primary key,
  created_at timestamptz not null default now(),
  lead_id uuid not null references public.leads (id),

  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What the visitor was shown: the zone they chose, and the wall-clock date and time there.
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

  constraint bookings_first_name check (btrim(first_name) <> '' and char_length(first_name) <= 100 and first_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint bookings_last_name check (btrim(last_name) <> '' and char_length(last_name) <= 100 and last_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint bookings_email check (char_length(email) <= 254 and email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'),
  constraint bookings_phone check (btrim(phone) <> '' and char_length(phone) <= 40 and phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint bookings_organization check (char_length(organization) <= 200 and organization !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  -- A strategy call takes 45 minutes (product specification, section 9).
  constraint bookings_length check (isfinite(starts_at) and ends_at = starts_at + interval '45 minutes'),
  constraint bookings_meeting_link check (char_length(meeting_link) <= 2048 and meeting_link ~ '^https://[^[:space:]]+$'),
  constraint bookings_do_not_overlap exclude using gist (tstzrange(starts_at, ends_at) with &&)
);

create index bookings_of_lead on public.bookings (lead_id);

alter table public.bookings enable row level security;
revoke all on public.bookings from public, anon, authenticated;
grant all on public.bookings to service_role;
