-- The hours at which the owner is busy, and nothing of why. supabase/functions/README.md, "The owner's calendars",
-- describes how they get here.

create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  -- The SHA-256 of the secret address: it tells two feeds apart, and opens none.
  key text not null unique check (key ~ '^[0-9a-f]{64}$'),
  -- The host, for the team's mail.
  name text not null check (char_length(name) <= 300),
  -- What the host sent with the last good reading, to be sent back with the next request.
  etag text check (char_length(etag) <= 500),
  last_modified text check (char_length(last_modified) <= 100),
  -- The last reading of the whole calendar, and the last request that found it, changed or not.
  read_at timestamptz,
  checked_at timestamptz,
  failing_since timestamptz,
  problem text check (char_length(problem) <= 1000),
  -- How many events were ahead at the last reading that was believed, and since when a later one is not.
  events integer not null default 0,
  doubted_since timestamptz
);
alter table public.calendar_feeds enable row level security;
create trigger calendar_feeds_forget_messages after delete on public.calendar_feeds
  for each row execute function private.forget_messages();

create table private.busy_periods (
  feed uuid not null references public.calendar_feeds on delete cascade,
  -- From the reading before one that is doubted.
  kept boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (isfinite(starts_at) and isfinite(ends_at) and ends_at > starts_at)
);
alter table private.busy_periods enable row level security;
create index busy_periods_during on private.busy_periods using gist (tstzrange(starts_at, ends_at));
create index busy_periods_of_feed on private.busy_periods (feed);

-- A call stays in the owner's calendar after its row is deleted here; its event must not block the time then.
create table private.former_calls (id uuid primary key, deleted_at timestamptz not null default now());
alter table private.former_calls enable row level security;
create function private.remember_call() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.former_calls (id) values (old.id) on conflict do nothing;
  return null;
end
$$;
create trigger bookings_remember_call after delete on public.bookings
  for each row execute function private.remember_call();

-- Nobody books a busy hour. A call that was there before the calendar's event stays.
create function private.refuse_busy_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.busy_periods as p
     where tstzrange(p.starts_at, p.ends_at) && tstzrange(new.starts_at, new.ends_at)
  ) then
    -- book_strategy_call answers it as a taken time.
    raise exception using errcode = 'exclusion_violation', message = 'the owner is busy';
  end if;
  return new;
end
$$;
create trigger bookings_refuse_busy_insert before insert on public.bookings
  for each row execute function private.refuse_busy_time();
create trigger bookings_refuse_busy_update before update of starts_at, ends_at on public.bookings
  for each row when (old.starts_at is distinct from new.starts_at) execute function private.refuse_busy_time();

-- What is known of the given feeds, and our own calls, whose events in the owner's calendar close nothing. A feed that
-- is no longer configured keeps its busy periods until all that are have been read: its address may have changed.
create function public.known_calendar_feeds(keys text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.calendar_feeds as f
   where f.key <> all (known_calendar_feeds.keys)
     and not exists (
       select from unnest(known_calendar_feeds.keys) as k
        where not exists (select from public.calendar_feeds as n where n.key = k and n.read_at is not null));
  -- A reading that is broken off says nothing itself.
  update public.calendar_feeds as f
     set problem = 'It was not read for six hours, without an error.', failing_since = now()
   where f.key = any (known_calendar_feeds.keys) and f.problem is null and f.checked_at < now() - interval '6 hours';
  perform private.tell_of_feed(f, f) from public.calendar_feeds as f
   where f.key = any (known_calendar_feeds.keys) and f.problem is not null;
  return jsonb_build_object(
    'feeds', (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from public.calendar_feeds as f),
    'calls', (
      select coalesce(jsonb_agg(own.id), '[]')
        from (
          select b.id from public.bookings as b where b.starts_at > now() - interval '60 days'
          union all
          select c.id from private.former_calls as c where c.deleted_at > now() - interval '60 days'
        ) as own));
end
$$;

create function private.calendar_feed(key text, name text) returns public.calendar_feeds
language sql set search_path = '' as $$
  insert into public.calendar_feeds as f (key, name) values (calendar_feed.key, calendar_feed.name)
  on conflict (key) do update set name = excluded.name
  returning f.*
$$;

-- The team hears once a day, and not of a problem that is over within the hour; and once that it is over.
create function private.tell_of_feed(before public.calendar_feeds, feed public.calendar_feeds) returns void
language plpgsql set search_path = '' as $$
begin
  if feed.problem is null then
    perform private.withdraw(feed.id, 'calendar.unread');
    if exists (
      select from private.outbox as o
       where o.row_id = feed.id and o.kind = 'calendar.unread' and o.state = 'sent' and o.created_at >= before.failing_since
    ) then
      perform private.enqueue('calendar.recovered', 'calendar_feeds', feed.id, 'team', feed.id, now(),
        now() + interval '1 day', concat_ws('/', 'calendar.recovered', feed.id, extract(epoch from now())));
    end if;
  elsif (feed.read_at is null or feed.doubted_since is not null or feed.failing_since <= now() - interval '1 hour')
     and not exists (
       select from private.outbox as o
        where o.row_id = feed.id and o.kind = 'calendar.unread' and o.state <> 'withdrawn'
          and o.created_at > now() - interval '24 hours'
     ) then
    perform private.enqueue('calendar.unread', 'calendar_feeds', feed.id, 'team', feed.id, now(),
      now() + interval '1 day', concat_ws('/', 'calendar.unread', feed.id, extract(epoch from now())));
  end if;
end
$$;

-- A new reading replaces the one before. One that has lost all events, or most of many, or holds some that cannot be
-- read, is doubted for a day: until then the hours of before stay busy as well. `busy` lists minutes from `since` on,
-- as text, because not every driver passes a JSON list as one.
create function public.store_calendar_feed(
  key text, name text, etag text, last_modified text, since timestamptz, busy text, events integer,
  problem text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before public.calendar_feeds := private.calendar_feed(key, name);
  feed public.calendar_feeds;
  lost boolean := events = 0 and before.events > 0 or before.events >= 10 and events * 2 < before.events;
  doubted boolean := (lost or coalesce(problem like 'Events that cannot be read%', false))
    and coalesce(before.doubted_since, now()) > now() - interval '1 day';
begin
  if doubted and before.doubted_since is null then
    update private.busy_periods as p set kept = true where p.feed = before.id;
  end if;
  delete from private.busy_periods as p where p.feed = before.id and not (doubted and p.kept);
  insert into private.busy_periods (feed, starts_at, ends_at)
  select before.id, since + (p ->> 0)::integer * interval '1 minute', since + (p ->> 1)::integer * interval '1 minute'
    from jsonb_array_elements(busy::jsonb) as p;
  if doubted and lost then
    problem := concat_ws(' ', format('Of %s events ahead, %s are left. If that is right, nothing needs to be done: it '
      'counts after a day. Until then the hours of before stay closed.', before.events, events), problem);
  end if;
  update public.calendar_feeds as f
     set etag = case when not doubted then store_calendar_feed.etag end,
         last_modified = case when not doubted then store_calendar_feed.last_modified end,
         problem = left(store_calendar_feed.problem, 1000), read_at = now(), checked_at = now(),
         events = case when doubted and lost then before.events else store_calendar_feed.events end,
         doubted_since = case when doubted then coalesce(before.doubted_since, now()) end,
         failing_since = case when store_calendar_feed.problem is not null then coalesce(before.failing_since, now()) end
   where f.id = before.id
  returning f.* into feed;
  perform private.tell_of_feed(before, feed);
  return true;
end
$$;

-- The feed is unchanged since the last reading.
create function public.confirm_calendar_feed(key text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  before public.calendar_feeds;
  feed public.calendar_feeds;
begin
  select f.* into before from public.calendar_feeds as f where f.key = confirm_calendar_feed.key;
  -- What could not be read in it is in it still: that was found at the last whole reading.
  update public.calendar_feeds as f
     set checked_at = now(),
         problem = case when f.problem like 'Events %' then f.problem end,
         failing_since = case when f.problem like 'Events %' then f.failing_since end
   where f.key = confirm_calendar_feed.key
  returning f.* into feed;
  if not found then
    return false;
  end if;
  perform private.tell_of_feed(before, feed);
  return true;
end
$$;

-- The feed could not be read: its busy periods stay.
create function public.miss_calendar_feed(key text, name text, problem text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  feed public.calendar_feeds;
begin
  feed := private.calendar_feed(key, name);
  update public.calendar_feeds as f
     set problem = left(miss_calendar_feed.problem, 1000), failing_since = coalesce(f.failing_since, now())
   where f.id = feed.id
  returning f.* into feed;
  perform private.tell_of_feed(feed, feed);
  return true;
end
$$;

-- Everything that takes a time: upcoming calls, held calls, and the owner's busy hours; each with the room that another
-- call has to leave before and after it (`buffer` in content/booking-rules.ts, at most four hours).
create view private.taken_periods as
  with buffer as (
    select coalesce(make_interval(mins => (s.team_hours #>> '{buffer,before}')::integer), '0') as before,
           coalesce(make_interval(mins => (s.team_hours #>> '{buffer,after}')::integer), '0') as after
      from private.settings as s
  )
  select b.id, b.starts_at, b.ends_at, greatest(before, after) as room_before, greatest(before, after) as room_after
    from private.open_bookings as b, buffer
  union all
  select h.id, h.starts_at, h.ends_at, greatest(before, after), greatest(before, after)
    from public.held_submissions as h, buffer
   where h.keeps_time and h.expires_at > now() and h.ends_at > now()
  union all
  select null, p.starts_at, p.ends_at, after, before from private.busy_periods as p, buffer where p.ends_at > now();

create function private.is_taken(from_instant timestamptz, until_instant timestamptz, except_id uuid)
returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.taken_periods as t
     where t.id is distinct from except_id
       and tstzrange(t.starts_at, t.ends_at) && tstzrange(from_instant - interval '4 hours', until_instant + interval '4 hours')
       and tstzrange(t.starts_at - t.room_before, t.ends_at + t.room_after) && tstzrange(from_instant, until_instant)
  )
$$;

-- The times that cannot be booked, merged where they touch: it tells when, but not who, how many or why. Days off are
-- told once more, marked `away`.
create function public.taken_times(from_instant timestamptz, until_instant timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz, away boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  if from_instant is null or until_instant is null or not isfinite(from_instant) or not isfinite(until_instant)
     or until_instant < from_instant or until_instant - from_instant > interval '31 days' then
    raise exception using
      errcode = 'PT422',
      message = 'invalid_range',
      detail = 'from_instant, until_instant',
      hint = 'Ask for a range of at most 31 days.';
  end if;
  return query
    select lower(during), upper(during), false
      from unnest(private.closed_times(from_instant, until_instant) + (
             select coalesce(range_agg(tstzrange(t.starts_at - t.room_before, t.ends_at + t.room_after)), '{}'::tstzmultirange)
               from private.taken_periods as t
              where tstzrange(t.starts_at, t.ends_at)
                    && tstzrange(from_instant - interval '4 hours', until_instant + interval '4 hours'))) as during
    union all
    select lower(during), upper(during), true from unnest(private.away_times(from_instant, until_instant)) as during
     order by 1, 3;
end
$$;
