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

  -- When somebody of the team said that they have answered.
  answered_at timestamptz,

  team_notified_at timestamptz,
  person_notified_at timestamptz
);

create index audit_requests_by_age on public.audit_requests (created_at desc, id);

create trigger audit_requests_2_remember_inserted_id before insert on public.audit_requests
  for each row execute function private.remember_inserted_id();

alter table public.audit_requests enable row level security;
create policy "a visitor adds an audit request" on public.audit_requests for insert to anon
  with check (team_notified_at is null and person_notified_at is null);
create policy "an insert answers with its own id" on public.audit_requests for select to anon
  using (id::text = (select current_setting('app.inserted_id', true)));
