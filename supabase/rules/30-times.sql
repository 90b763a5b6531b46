-- When the team has no time: outside its own hours, and while its calendars say that it is busy. taken_times reports
-- both as taken, so that the page offers exactly what the database accepts.

-- Today, or the day of an instant, where the team is.
create function private.team_day(instant timestamptz default now()) returns date
language sql stable set search_path = '' as $$
  select (instant at time zone s.team_zone)::date from private.settings as s
$$;

-- When the team takes no calls and does no audits: `daysOff` in content/booking-rules.ts, and closed days.
create view private.days_off as
  select off."from", coalesce(off.until, off."from") as until
    from private.settings as s,
         jsonb_to_recordset(coalesce(s.team_hours -> 'daysOff', '[]')) as off ("from" date, until date)
  union all
  select c.day, c.day from private.closed_days as c;

-- The day by which an analysis that is asked for now is promised: `audit_days` business days later, Monday to Friday
-- without the team's days off.
create function private.audit_due(asked_at timestamptz) returns date
language sql stable set search_path = '' as $$
  select coalesce((
    select d.day from (
      select day::date as day, row_number() over (order by day) as business_days
        from generate_series(private.team_day(asked_at) + 1, private.team_day(asked_at) + 90, interval '1 day') as day
       where extract(isodow from day) < 6
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

-- Stores the settings of the content. Raises if the functions below cannot process them.
create function private.use_settings(given jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  settings private.settings;
begin
  delete from private.settings returning * into settings;
  insert into private.settings select s.* from jsonb_populate_record(settings, given) as s;
  perform private.closed_times(now(), now() + interval '30 days'),
    private.away_times(now(), now() + interval '30 days');
end
$$;

-- The team's hours on a day, in its own zone: none on a day off, any time without `teamHours`.
create function private.hours_of_day(day timestamp) returns tstzmultirange
language sql stable set search_path = '' as $$
  select case when s.team_hours is null then tstzmultirange(tstzrange(null, null)) else coalesce((
           select range_agg(tstzrange(o.starts_at, greatest(o.starts_at, o.ends_at)))
             from jsonb_to_recordset(s.team_hours -> 'hours') as h (days integer[], "from" interval, until interval),
                  lateral (select (day + h."from") at time zone s.team_zone, (day + h.until) at time zone s.team_zone)
                    as o (starts_at, ends_at)
            where extract(isodow from day) = any (h.days)
              and not exists (select from private.days_off as off where day between off."from" and off.until)
         ), '{}') end
    from private.settings as s
$$;

-- The days off, so that the page can say why a day has no times.
create function private.away_times(from_instant timestamptz, until_instant timestamptz) returns tstzmultirange
language sql stable set search_path = '' as $$
  select coalesce(range_agg(tstzrange(off."from"::timestamp at time zone s.team_zone,
                                      (off.until + 1)::timestamp at time zone s.team_zone)), '{}'::tstzmultirange)
         * tstzmultirange(tstzrange(from_instant, until_instant))
    from private.settings as s, private.days_off as off
$$;

-- When no call can take place: outside the team's hours, on days off, on days that have reached `perDay`, and within
-- `noticeHours` of `clock`. `except_id`: a call that does not count toward `perDay`, because it is being moved.
create function private.closed_times(
  from_instant timestamptz, until_instant timestamptz, clock timestamptz default now(), except_id uuid default null
) returns tstzmultirange
-- With JIT, each call spent 250 ms on compiling a query that runs in a few milliseconds.
language sql stable set search_path = '' set jit = 'off' as $$
  select case when s.team_hours is null then private.away_times(from_instant, until_instant) else
    tstzmultirange(tstzrange(from_instant, until_instant))
    - coalesce((
        select range_agg(private.hours_of_day(day))
          from generate_series(
                 ((from_instant at time zone s.team_zone)::date - 1)::timestamp, until_instant at time zone s.team_zone,
                 interval '1 day') as day
         where s.team_hours -> 'perDay' is null or (s.team_hours ->> 'perDay')::integer > (
           select count(*) from public.bookings as b
            where b.canceled_at is null and b.id is distinct from except_id
              and b.starts_at >= day at time zone s.team_zone
              and b.starts_at < (day + interval '1 day') at time zone s.team_zone)
      ), '{}'::tstzmultirange)
      * tstzmultirange(tstzrange(clock + make_interval(hours => coalesce((s.team_hours ->> 'noticeHours')::integer, 0)),
                                 null))
    end
    from private.settings as s
$$;

create function private.is_closed(from_instant timestamptz, until_instant timestamptz, except_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select not isempty(private.closed_times(from_instant, until_instant, now(), except_id))
$$;

-- All taken periods: upcoming calls, and the owner's busy times; each with the gap that a call has to leave
-- before and after it (`buffer` in content/booking-rules.ts, at most four hours).
create view private.taken_periods as
  with buffer as (
    select coalesce(make_interval(mins => (s.team_hours #>> '{buffer,before}')::integer), '0') as before,
           coalesce(make_interval(mins => (s.team_hours #>> '{buffer,after}')::integer), '0') as after
      from private.settings as s
  )
  select b.id, b.starts_at, b.ends_at, greatest(before, after) as room_before, greatest(before, after) as room_after
    from public.bookings as b, buffer where b.ends_at > now() and b.canceled_at is null
  union all
  select null, p.starts_at, p.ends_at, after, before from private.busy_periods as p, buffer where p.ends_at > now();

create function private.is_taken(from_instant timestamptz, until_instant timestamptz, except_id uuid)
returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.taken_periods as t
     where t.id is distinct from except_id
       and tstzrange(t.starts_at, t.ends_at)
           && tstzrange(from_instant - interval '4 hours', until_instant + interval '4 hours')
       and tstzrange(t.starts_at - t.room_before, t.ends_at + t.room_after) && tstzrange(from_instant, until_instant)
  )
$$;

-- How far ahead the team can book: `teamDaysAhead` in content/booking-facts.ts.
create function private.team_days_ahead() returns integer
language sql stable set search_path = '' as $$
  select (s.contracts ->> 'teamDaysAhead')::integer from private.settings as s
$$;

-- The times that cannot be booked, merged so that they do not reveal who, how many or why. Days off are included again,
-- marked `away`. When the team books for somebody, its own hours and notice do not count, and what is outside the
-- hours is `away`.
create function api.taken_times(from_instant timestamptz, until_instant timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz, away boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  by_team constant boolean := private.open_request(private.shown_secret()) is not null;
  longest constant interval := make_interval(
    days => case when by_team then private.team_days_ahead() + 8 else 31 end);
  -- A call that is moved: its own time, its buffers and its place in the day's limit are free.
  moved constant uuid := (private.open_call(private.shown_secret())).booking_id;
begin
  if from_instant is null or until_instant is null or not isfinite(from_instant) or not isfinite(until_instant)
     or until_instant < from_instant or until_instant - from_instant > longest then
    perform private.refuse('PT422', 'invalid_range', 'from_instant, until_instant');
  end if;
  return query
    select lower(during), upper(during), false
      from unnest(case when by_team then '{}'
                  else private.closed_times(from_instant, until_instant, now(), moved) end + (
             select coalesce(range_agg(tstzrange(t.starts_at - t.room_before, t.ends_at + t.room_after)),
                             '{}'::tstzmultirange)
               from private.taken_periods as t
              where (moved is null or t.id is distinct from moved)
                and tstzrange(t.starts_at, t.ends_at)
                    && tstzrange(from_instant - interval '4 hours', until_instant + interval '4 hours'))) as during
    union all
    select lower(during), upper(during), true
      from unnest(case when by_team then private.closed_times(from_instant, until_instant, '-infinity', moved)
                  else private.away_times(from_instant, until_instant) end) as during
     order by 1, 3;
end
$$;
