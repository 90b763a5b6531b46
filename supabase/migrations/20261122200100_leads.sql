-- People who asked for a strategy call. Each submission is a row of its own: nothing is overwritten, and no response
-- reveals whether an address is known. A booking updates the newest row of its email address. Triggers that count,
-- enqueue and clean up are in the later migrations on those subjects; text limits are in 20261122200400_texts.sql.

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
  preferred_part_of_day text,

  constraint leads_form check (form in ('strategy_call', 'call_request', 'contact_message', 'booking')),
  constraint leads_preferred_time
    check (num_nonnulls(preferred_day, preferred_part_of_day) = case when form = 'call_request' then 2 else 0 end)
);

create index leads_newest_of_email on public.leads (lower(email), created_at desc, id);

create trigger leads_2_remember_inserted_id before insert on public.leads
  for each row execute function private.remember_inserted_id();
create trigger leads_touch_updated_at before update on public.leads
  for each row execute function private.touch_updated_at();

alter table public.leads enable row level security;
-- What each form requires is checked by count_form (20261122200850_floods.sql).
create policy "a visitor adds a lead" on public.leads for insert to anon
  with check (booking_id is null and team_notified_at is null and person_notified_at is null and form <> 'booking');
create policy "an insert answers with its own id" on public.leads for select to anon
  using (id::text = (select current_setting('app.inserted_id', true)));
