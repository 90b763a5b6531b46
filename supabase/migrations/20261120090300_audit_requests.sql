-- People who asked for the free website audit. Limits and single lines as in `leads`.

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

  team_notified_at timestamptz,
  person_notified_at timestamptz,

  constraint audit_requests_first_name check (btrim(first_name) <> '' and char_length(first_name) <= 100 and first_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint audit_requests_last_name check (btrim(last_name) <> '' and char_length(last_name) <= 100 and last_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint audit_requests_email check (char_length(email) <= 254 and email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'),
  constraint audit_requests_phone check (char_length(phone) <= 40 and phone !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint audit_requests_organization check (char_length(organization) <= 200 and organization !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  -- Product specification, section 5: http:// or https://, and a dot.
  constraint audit_requests_website_url check (char_length(website_url) <= 2048 and website_url ~* '^https?://.*\.' and website_url !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint audit_requests_main_challenge check (char_length(main_challenge) <= 4000 and main_challenge !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'),
  constraint audit_requests_source_url check (char_length(source_url) <= 2048 and (source_url = '' or source_url ~* '^https?://[^[:space:]\u0001-\u001f\u007f-\u009f]+$')),
  constraint audit_requests_utm_source check (char_length(utm_source) <= 200 and utm_source !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint audit_requests_utm_medium check (char_length(utm_medium) <= 200 and utm_medium !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint audit_requests_utm_campaign check (char_length(utm_campaign) <= 200 and utm_campaign !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint audit_requests_utm_term check (char_length(utm_term) <= 200 and utm_term !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint audit_requests_utm_content check (char_length(utm_content) <= 200 and utm_content !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint audit_requests_referrer check (char_length(referrer) <= 2048 and referrer !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint audit_requests_landing_path check (char_length(landing_path) <= 2048 and (landing_path = '' or landing_path ~ '^/[^[:space:]\u0001-\u001f\u007f-\u009f]*$')),
  constraint audit_requests_device_type check (device_type in ('mobile', 'desktop')),
  constraint audit_requests_timezone check (char_length(timezone) <= 64 and timezone ~ '^[A-Za-z0-9_+/:-]*$')
);

create index audit_requests_by_age on public.audit_requests (created_at desc, id);

create trigger audit_requests_1_limit_rate before insert on public.audit_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_form_rate('audit_request');
create trigger audit_requests_2_remember_inserted_id before insert on public.audit_requests
  for each row execute function private.remember_inserted_id();

alter table public.audit_requests enable row level security;
revoke all on public.audit_requests from public, anon, authenticated;
grant all on public.audit_requests to service_role;
grant insert (
  id, first_name, last_name, email, phone, organization, website_url, main_challenge, source_url, utm_source,
  utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_path, device_type, timezone
) on public.audit_requests to anon;
grant select (id) on public.audit_requests to anon;
create policy "a visitor adds an audit request" on public.audit_requests for insert to anon
  with check (team_notified_at is null and person_notified_at is null);
create policy "an insert answers with its own id" on public.audit_requests for select to anon
  using (id::text = current_setting('app.inserted_id', true));
