-- When the team has no time: outside its own hours, and while its calendars say that it is busy. taken_times reports
-- both as taken, so that the page offers exactly what the database accepts.

-- Stores supabase/booking-settings.json (`npm start`, a deploy). Raises if the functions below cannot process it.
create function private.use_booking_settings(given jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  update private.settings as s
     set (meeting_room, meeting_base, length_minutes, start_every_minutes, first_hour, end_hour, open_weekdays,
          days_ahead, team_zone, team_hours, reminder_hours, morning_hour, audit_days) = (
       select n.meeting_room, n.meeting_base, n.length_minutes, n.start_every_minutes, n.first_hour, n.end_hour,
              n.open_weekdays, n.days_ahead, n.team_zone, n.team_hours, n.reminder_hours, n.morning_hour, n.audit_days
         from jsonb_populate_record(s, given) as n);
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

-- The owner's busy times, without titles or other details. supabase/functions/README.md, "The owner's calendars",
-- describes how they are read.
create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  -- The SHA-256 of the secret address: identifies the feed without giving access to it.
  key text not null unique check (key ~ '^[0-9a-f]{64}$'),
  -- The host and the position in the list, for the team's mail.
  name text not null check (char_length(name) <= 300),
  -- The last reading, whole or in doubt.
  read_at timestamptz,
  -- The last reading may lack busy times, so those of the last whole one stay busy too.
  in_doubt boolean not null default false,
  -- Since when it cannot be read, or only in doubt.
  failing_since timestamptz,
  -- For the owner: one sentence for each thing that is wrong with the last reading.
  problem text check (char_length(problem) <= 2000)
);
alter table public.calendar_feeds enable row level security;
create trigger calendar_feeds_forget_messages after delete on public.calendar_feeds
  for each row execute function private.forget_messages();

create table private.busy_periods (
  feed uuid not null references public.calendar_feeds on delete cascade,
  -- Of the last whole reading, or of a later one in doubt. Both count.
  whole boolean not null,
  -- For the owner: what kind of event, since when.
  entry text not null check (char_length(entry) <= 300),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (isfinite(starts_at) and isfinite(ends_at) and ends_at > starts_at)
);
alter table private.busy_periods enable row level security;
create index busy_periods_during on private.busy_periods using gist (tstzrange(starts_at, ends_at));
create index busy_periods_of_feed on private.busy_periods (feed);

-- Before the calendars are read: returns the ids of our own calls, whose events in the owner's calendar are skipped. A
-- feed that is not in `keys` is deleted, unless its address may only have changed: while another was never read, and
-- the owner has not been told about that.
create function public.begin_calendars(keys text[]) returns uuid[]
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.calendar_feeds as f
   where f.key <> all (begin_calendars.keys)
     and not exists (
       select from unnest(begin_calendars.keys) as k
        where not exists (
          select from public.calendar_feeds as n
           where n.key = k and (n.read_at is not null or exists (
             select from private.outbox as o
              where o.row_id = n.id and o.kind = 'calendar.unread' and o.state = 'sent'))));
  -- One that is kept although it is not in the list is no longer shown.
  update public.calendar_feeds as f set name = '', problem = null, failing_since = null
   where f.key <> all (begin_calendars.keys);
  -- A reading that is killed (by a time limit) reports no error itself. After hours without the site, the first reading
  -- may well succeed, so this is a problem only when the next one begins.
  update public.calendar_feeds as f
     set problem = case when f.failing_since is null then f.problem
                        else coalesce(f.problem, 'It was not read for six hours, without an error.') end,
         failing_since = coalesce(f.failing_since, now())
   where f.key = any (begin_calendars.keys) and f.read_at < now() - interval '6 hours';
  perform private.mail_about_feed(f, f) from public.calendar_feeds as f
   where f.key = any (begin_calendars.keys) and f.failing_since is not null;
  return array(select b.id from public.bookings as b where b.starts_at > now() - interval '60 days');
end
$$;

create function private.calendar_feed(key text, name text) returns public.calendar_feeds
language sql set search_path = '' as $$
  insert into public.calendar_feeds as f (key, name) values (calendar_feed.key, calendar_feed.name)
  on conflict (key) do update set name = excluded.name
  returning f.*
$$;

-- Mails the team at most once a day: about a calendar that could never be read or is read in doubt at once, about one
-- that cannot be read after an hour, about anything else once.
create function private.mail_about_feed(before public.calendar_feeds, feed public.calendar_feeds) returns void
language plpgsql set search_path = '' as $$
begin
  if feed.problem is null then
    perform private.withdraw(feed.id, 'calendar.unread');
  elsif (feed.read_at is null or feed.in_doubt or feed.failing_since <= now() - interval '1 hour'
         or feed.failing_since is null and feed.problem is distinct from before.problem)
     and not exists (
       select from private.outbox as o
        where o.row_id = feed.id and o.kind = 'calendar.unread' and o.state <> 'withdrawn'
          and o.created_at > now() - interval '24 hours'
     ) then
    perform private.enqueue('calendar.unread', 'calendar_feeds', feed.id, 'team', now(),
      now() + interval '1 day', concat_ws('/', 'calendar.unread', feed.id, extract(epoch from now())));
  end if;
end
$$;

-- Stores a reading. One that is not whole, or has lost all busy times ahead or more than half of ten or more, is in
-- doubt: the last whole one stays busy beside it, until there is another or the owner trusts this one
-- (supabase/local/calendars.ts). `busy` is a JSON array of start, end (seconds since 1970) and entry, as text because
-- not every driver passes a JSON array correctly.
create function public.store_calendar_feed(
  key text, name text, busy text, whole boolean, problem text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before public.calendar_feeds := private.calendar_feed(key, name);
  feed public.calendar_feeds;
  ahead integer := (select count(*) from private.busy_periods as p
                     where p.feed = before.id and p.whole and p.ends_at > now());
  found integer := (select count(*) from jsonb_array_elements(busy::jsonb) as p
                     where to_timestamp((p ->> 1)::bigint) > now());
  lost boolean := found = 0 and ahead > 0 or ahead >= 10 and found * 2 < ahead;
begin
  whole := whole and not lost;
  delete from private.busy_periods as p where p.feed = before.id and (store_calendar_feed.whole or not p.whole);
  insert into private.busy_periods (feed, whole, starts_at, ends_at, entry)
  select before.id, whole, to_timestamp((p ->> 0)::bigint), to_timestamp((p ->> 1)::bigint), left(p ->> 2, 300)
    from jsonb_array_elements(busy::jsonb) as p;
  if lost then
    problem := concat_ws(' ', format('Of %s busy times ahead, %s are left; all of them stay busy.', ahead, found),
                         problem);
  end if;
  update public.calendar_feeds as f
     set problem = left(store_calendar_feed.problem, 2000), read_at = now(), in_doubt = not store_calendar_feed.whole,
         failing_since = case when not store_calendar_feed.whole then coalesce(before.failing_since, now()) end
   where f.id = before.id
  returning f.* into feed;
  perform private.mail_about_feed(before, feed);
  return true;
end
$$;

-- Records that the feed could not be read. Its busy periods stay.
create function public.miss_calendar_feed(key text, name text, problem text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  feed public.calendar_feeds;
begin
  feed := private.calendar_feed(key, name);
  update public.calendar_feeds as f
     set problem = left(miss_calendar_feed.problem, 2000),
         failing_since = coalesce(f.failing_since, now())
   where f.id = feed.id
  returning f.* into feed;
  perform private.mail_about_feed(feed, feed);
  return true;
end
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
    from private.open_bookings as b, buffer
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

-- The times that cannot be booked, merged so that they do not reveal who, how many or why. Days off are included again,
-- marked `away`. When the team books for somebody, its own hours and notice do not count, and what is outside the
-- hours is `away`.
create function public.taken_times(from_instant timestamptz, until_instant timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz, away boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  by_team constant boolean := private.opened_request(private.shown_secret()) is not null;
  longest constant interval := case when by_team then interval '100 days' else interval '31 days' end;
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
