-- The busy times of the owner's calendars. supabase/functions/README.md describes how they are read.

create function private.calendar_feed(key text, name text) returns public.calendar_feeds
language sql set search_path = '' as $$
  insert into public.calendar_feeds as f (key, name) values (calendar_feed.key, calendar_feed.name)
  on conflict (key) do update set name = excluded.name
  returning f.*
$$;

-- Before the calendars are read: returns our own calls, whose events in the owner's calendar are skipped where they
-- stand as booked. A feed that is not in `keys` is deleted; a new one has a problem until it has been read.
create function api.begin_calendars(keys text[], names text[])
returns table (id uuid, starts_at timestamptz, ends_at timestamptz)
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.calendar_feeds as f where f.key <> all (begin_calendars.keys);
  insert into public.calendar_feeds (key, name, problem)
  select f.key, f.name, 'It has never been read, so none of its hours are blocked.' from unnest(begin_calendars.keys, begin_calendars.names) as f (key, name)
  on conflict do nothing;
  -- A reading that is killed (by a time limit) reports no error itself.
  update public.calendar_feeds as f
     set problem = coalesce(f.problem, 'It was not read for six hours, without an error.'),
         failing_since = coalesce(f.failing_since, now())
   where f.read_at < now() - interval '6 hours';
  return query
    select b.id, b.starts_at, b.ends_at from public.bookings as b where b.starts_at > now() - interval '60 days';
end
$$;

-- Stores a reading. A damaged or cut-off file counts as unread, unless it is the first: then all of its time is in
-- `busy`. A reading that is not whole, or has lost all busy times ahead or more than half of ten or more, is in
-- doubt: the last whole one stays busy beside it, until there is another or the owner trusts this one
-- (supabase/local/calendars.ts). `busy` is a JSON array of start, end (seconds since 1970) and entry, as text because
-- not every driver passes a JSON array correctly.
create function api.store_calendar_feed(
  key text, name text, busy text, whole boolean, damaged boolean default false, problem text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before public.calendar_feeds := private.calendar_feed(key, name);
  ahead integer := (select count(*) from private.busy_periods as p
                     where p.feed = before.id and p.whole and p.ends_at > now());
  remaining integer := (select count(*) from jsonb_array_elements(busy::jsonb) as p
                         where to_timestamp((p ->> 1)::bigint) > now());
  lost boolean := remaining = 0 and ahead > 0 or ahead >= 10 and remaining * 2 < ahead;
begin
  if damaged and before.read_at is not null then
    return api.miss_calendar_feed(key, name, problem);
  end if;
  whole := whole and not lost;
  delete from private.busy_periods as p where p.feed = before.id and (store_calendar_feed.whole or not p.whole);
  insert into private.busy_periods (feed, whole, starts_at, ends_at, entry)
  select before.id, whole, to_timestamp((p ->> 0)::bigint), to_timestamp((p ->> 1)::bigint), left(p ->> 2, 300)
    from jsonb_array_elements(busy::jsonb) as p;
  if lost then
    problem := concat_ws(' ', format('Of %s busy times ahead, %s are left; all of them stay busy.', ahead, remaining),
                         problem);
  end if;
  update public.calendar_feeds as f
     set problem = left(store_calendar_feed.problem, 2000), read_at = now(), in_doubt = not store_calendar_feed.whole,
         failing_since = case when not store_calendar_feed.whole then coalesce(before.failing_since, now()) end
   where f.id = before.id;
  return true;
end
$$;

-- Records that the feed could not be read. Its busy periods stay.
create function api.miss_calendar_feed(key text, name text, problem text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  feed constant public.calendar_feeds := private.calendar_feed(key, name);
begin
  update public.calendar_feeds as f
     set problem = left(concat_ws(' ', miss_calendar_feed.problem, case when f.read_at is null
                        then 'It has never been read, so none of its hours are blocked.' end), 2000),
         failing_since = coalesce(f.failing_since, now())
   where f.id = feed.id;
  return true;
end
$$;
