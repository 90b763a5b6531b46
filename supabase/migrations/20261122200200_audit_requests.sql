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

-- Today, or the day of an instant, where the team is.
create function private.team_day(instant timestamptz default now()) returns date
language sql stable set search_path = '' as $$
  select (instant at time zone s.team_zone)::date from private.settings as s
$$;

-- Days that the team closed with the link to a call, when it canceled all calls of the day.
create table private.closed_days (
  day date primary key
);
alter table private.closed_days enable row level security;

-- When the team takes no calls and does no audits: `daysOff` in content/booking-rules.ts, and closed days.
create view private.days_off as
  select off."from", coalesce(off.until, off."from") as until
    from private.settings as s,
         jsonb_to_recordset(coalesce(s.team_hours -> 'daysOff', '[]')) as off ("from" date, until date)
  union all
  select c.day, c.day from private.closed_days as c;

-- The day by which an analysis that is asked for now is promised: `audit_days` business days later. Those are the days
-- of the team's hours, without its days off.
create function private.audit_due(asked_at timestamptz) returns date
language sql stable set search_path = '' as $$
  select coalesce((
    select d.day from (
      select day::date as day, row_number() over (order by day) as business_days
        from generate_series(private.team_day(asked_at) + 1, private.team_day(asked_at) + 90, interval '1 day') as day
       where extract(isodow from day) = any (
               case when s.team_hours is null then s.open_weekdays else array(
                 select jsonb_array_elements_text(h -> 'days')::integer
                   from jsonb_array_elements(s.team_hours -> 'hours') as h) end)
         and not exists (select from private.days_off as off where day between off."from" and off.until)) as d
     where d.business_days = s.audit_days), private.team_day(asked_at) + s.audit_days)
    from private.settings as s
$$;

create function private.promise_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.due_on := private.audit_due(new.created_at);
  return new;
end
$$;
create trigger audit_requests_0_promise before insert on public.audit_requests
  for each row execute function private.promise_audit();

create trigger audit_requests_2_remember_inserted_id before insert on public.audit_requests
  for each row execute function private.remember_inserted_id();

alter table public.audit_requests enable row level security;
create policy "a visitor adds an audit request" on public.audit_requests for insert to anon
  with check (team_notified_at is null and person_notified_at is null);
create policy "an insert answers with its own id" on public.audit_requests for select to anon
  using (id::text = (select current_setting('app.inserted_id', true)));
