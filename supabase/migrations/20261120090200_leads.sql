-- People who asked for a strategy call. Every submission of the lead form is a row of its own, so nothing is
-- overwritten and nobody learns whose address is known; a booking updates the newest row of its e-mail address.
-- Length limits: product decisions, "Lead and audit forms". Single lines hold no control characters, so no
-- value can break out of a mail header.

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

  -- The latest booking; written by book_strategy_call alone.
  booking_date date,
  booking_time text,
  meeting_link text,
  booking_id uuid unique,
  -- The goal that the person had typed, kept when a booking writes its own into primary_goal.
  stated_goal text,

  team_notified_at timestamptz,
  person_notified_at timestamptz,

  constraint leads_first_name check (btrim(first_name) <> '' and char_length(first_name) <= 100 and first_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_last_name check (btrim(last_name) <> '' and char_length(last_name) <= 100 and last_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_organization check (char_length(organization) <= 200 and organization !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  -- What browsers' type="email" accepts, with a dot in the domain.
  constraint leads_email check (char_length(email) <= 254 and email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'),
  constraint leads_phone check (char_length(phone) <= 40 and phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  -- The lead form asks for no scheme; where there is one, it is http or https.
  constraint leads_website check (char_length(website) <= 2048 and website !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' and (website ~* '^https?:' or website !~ '^[[:space:]]*[A-Za-z][A-Za-z0-9+-]*[[:space:]]*:')),
  constraint leads_help_with check (cardinality(help_with) between 1 and 5 and array_ndims(help_with) = 1 and array_position(help_with, null) is null and help_with <@ array['SEO', 'Google Ads', 'Landing Pages', 'CRM/Automation', 'Consulting']),
  constraint leads_primary_goal check (char_length(primary_goal) <= 4000 and primary_goal !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
  constraint leads_org_type check (org_type in ('nonprofit', 'islamic', 'climate', 'other')),
  constraint leads_current_challenge check (char_length(current_challenge) <= 4000 and current_challenge !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
  constraint leads_source_url check (char_length(source_url) <= 2048 and (source_url = '' or source_url ~* '^https?://[^[:space:]\u0001-\u001f\u007f-\u009f]+$')),
  constraint leads_utm_source check (char_length(utm_source) <= 200 and utm_source !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_utm_medium check (char_length(utm_medium) <= 200 and utm_medium !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_utm_campaign check (char_length(utm_campaign) <= 200 and utm_campaign !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_utm_term check (char_length(utm_term) <= 200 and utm_term !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_utm_content check (char_length(utm_content) <= 200 and utm_content !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_referrer check (char_length(referrer) <= 2048 and referrer !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint leads_landing_path check (char_length(landing_path) <= 2048 and (landing_path = '' or landing_path ~ '^/[^[:space:]\u0001-\u001f\u007f-\u009f]*$')),
  constraint leads_device_type check (device_type in ('mobile', 'desktop')),
  constraint leads_timezone check (char_length(timezone) <= 64 and timezone ~ '^[A-Za-z0-9_+/:-]*$')
);

create index leads_newest_of_email on public.leads (lower(email), created_at desc, id);

create trigger leads_1_limit_rate before insert on public.leads
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_form_rate('lead');
create trigger leads_2_remember_inserted_id before insert on public.leads
  for each row execute function private.remember_inserted_id();
create trigger leads_touch_updated_at before update on public.leads
  for each row execute function private.touch_updated_at();

alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated;
grant all on public.leads to service_role;
-- Exactly what the lead form sends. Bookings, dates and notifications are not a visitor's to write.
grant insert (
  id, first_name, last_name, organization, email, phone, website, help_with, primary_goal, org_type,
  current_challenge, source_url, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer,
  landing_path, device_type, timezone
) on public.leads to anon;
grant select (id) on public.leads to anon;
create policy "a visitor adds a lead" on public.leads for insert to anon
  with check (booking_id is null and team_notified_at is null and person_notified_at is null);
create policy "an insert answers with its own id" on public.leads for select to anon
  using (id::text = current_setting('app.inserted_id', true));
