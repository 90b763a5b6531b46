-- The team's own hours (`teamHours` in content/booking-rules.ts). taken_times reports everything outside them as taken,
-- so that the page offers exactly what the database accepts.

-- Stores supabase/booking-settings.json (`npm start`, a deploy). Raises if the functions below cannot process it.
create function private.use_booking_settings(given jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  update private.settings as s
     set (meeting_base, length_minutes, start_every_minutes, first_hour, end_hour, open_weekdays, days_ahead, team_zone,
          team_hours, reminder_hours, no_show_mail, morning_hour) = (
       select n.meeting_base, n.length_minutes, n.start_every_minutes, n.first_hour, n.end_hour, n.open_weekdays,
              n.days_ahead, n.team_zone, n.team_hours, n.reminder_hours, n.no_show_mail, n.morning_hour
         from jsonb_populate_record(s, given) as n);
  perform private.closed_times(now(), now() + interval '30 days'), private.away_times(now(), now() + interval '30 days');
end
$$;

-- When no call can take place: outside the team's hours, on days off, on days that have reached `perDay`, and within
-- `noticeHours` of `clock`. `except_id`: a call that does not count toward `perDay`, because it is being moved.
create function private.closed_times(
  from_instant timestamptz, until_instant timestamptz, clock timestamptz default now(), except_id uuid default null
) returns tstzmultirange
-- With JIT, each call spent 250 ms on compiling a query that runs in a few milliseconds.
language sql stable set search_path = '' set jit = 'off' as $$
  select case when s.team_hours is null then '{}'::tstzmultirange else
    tstzmultirange(tstzrange(from_instant, until_instant))
    - coalesce((
        select range_agg(tstzrange(o.starts_at, greatest(o.starts_at, o.ends_at)))
          from generate_series(
                 ((from_instant at time zone s.team_zone)::date - 1)::timestamp, until_instant at time zone s.team_zone,
                 interval '1 day') as day,
               jsonb_to_recordset(s.team_hours -> 'hours') as h (days integer[], "from" interval, until interval),
               lateral (select (day + h."from") at time zone s.team_zone, (day + h.until) at time zone s.team_zone)
                 as o (starts_at, ends_at)
         where extract(isodow from day) = any (h.days)
           and not exists (
             select from jsonb_to_recordset(coalesce(s.team_hours -> 'daysOff', '[]')) as off ("from" date, until date)
              where day between off."from" and coalesce(off.until, off."from"))
           and (s.team_hours -> 'perDay' is null or (s.team_hours ->> 'perDay')::integer > (
             select count(*) from private.calls_of_all_days as c
              where c.id is distinct from except_id
                and c.starts_at >= day at time zone s.team_zone
                and c.starts_at < (day + interval '1 day') at time zone s.team_zone))
      ), '{}'::tstzmultirange)
      * tstzmultirange(tstzrange(clock + make_interval(hours => coalesce((s.team_hours ->> 'noticeHours')::integer, 0)), null))
    end
    from private.settings as s
$$;

create function private.is_closed(from_instant timestamptz, until_instant timestamptz, except_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select not isempty(private.closed_times(from_instant, until_instant, now(), except_id))
$$;

-- The days off, so that the page can say why a day has no times.
create function private.away_times(from_instant timestamptz, until_instant timestamptz) returns tstzmultirange
language sql stable set search_path = '' as $$
  select coalesce(range_agg(tstzrange(
           off."from"::timestamp at time zone s.team_zone,
           (coalesce(off.until, off."from") + 1)::timestamp at time zone s.team_zone)), '{}'::tstzmultirange)
         * tstzmultirange(tstzrange(from_instant, until_instant))
    from private.settings as s,
         jsonb_to_recordset(coalesce(s.team_hours -> 'daysOff', '[]')) as off ("from" date, until date)
$$;
