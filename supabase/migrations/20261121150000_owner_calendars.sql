-- The owner's own calendars: when they are busy, and nothing of why. supabase/functions/README.md, "The owner's
-- calendars", says how the times get here.

create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  -- The SHA-256 of the secret address: it tells two feeds apart, and opens none.
  key text not null unique check (key ~ '^[0-9a-f]{64}$'),
  -- The host, for the team's mail.
  name text not null check (char_length(name) <= 300),
  -- What the host answered with the last good reading, to be shown again at the next.
  etag text check (char_length(etag) <= 500),
  last_modified text check (char_length(last_modified) <= 100),
  -- The last reading that brought the whole calendar, and the last that found it unchanged or new.
  read_at timestamptz,
  checked_at timestamptz,
  failing_since timestamptz,
  problem text check (char_length(problem) <= 1000)
);
alter table public.calendar_feeds enable row level security;
revoke all on public.calendar_feeds from public, anon, authenticated;
grant all on public.calendar_feeds to service_role;

create table private.busy_periods (
  feed uuid not null references public.calendar_feeds on delete cascade,
  -- A hash of the event's UID: which event, without saying which.
  event text not null check (char_length(event) <= 64),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (isfinite(starts_at) and isfinite(ends_at) and ends_at > starts_at)
);
alter table private.busy_periods enable row level security;
create index busy_periods_during on private.busy_periods using gist (tstzrange(starts_at, ends_at));
create index busy_periods_of_feed on private.busy_periods (feed, event);

-- A call stays in the owner's own calendar when its row is deleted here; its event must not block the time then.
create table private.former_calls (id uuid primary key);
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

-- No call is put on a busy hour, whoever puts it there. A call that was there before the calendar's event stays.
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

-- What is known of the feeds that are set, by their keys; those that are set no longer are forgotten with their times.
create function public.known_calendar_feeds(keys text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.calendar_feeds as f where f.key <> all (known_calendar_feeds.keys);
  return (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from public.calendar_feeds as f);
end
$$;

create function private.calendar_feed(key text, name text) returns public.calendar_feeds
language sql set search_path = '' as $$
  insert into public.calendar_feeds as f (key, name) values (calendar_feed.key, calendar_feed.name)
  on conflict (key) do update set name = excluded.name
  returning f.*
$$;

-- The team hears once a day, and not of a trouble that is over within the hour.
create function private.tell_of_feed(feed public.calendar_feeds) returns void
language plpgsql set search_path = '' as $$
begin
  if feed.problem is not null and (feed.read_at is null or feed.failing_since <= now() - interval '1 hour')
     and not exists (
       select from private.outbox as o
        where o.row_id = feed.id and o.kind = 'calendar.unread' and o.created_at > now() - interval '24 hours'
     ) then
    perform private.enqueue('calendar.unread', 'calendar_feeds', feed.id, 'team', feed.id, now(),
      now() + interval '1 day', concat_ws('/', 'calendar.unread', feed.id, extract(epoch from now())));
  elsif feed.problem is null then
    perform private.withdraw(feed.id, 'calendar.unread');
  end if;
end
$$;
alter table private.outbox drop constraint outbox_row_table_check;
alter table private.outbox add constraint outbox_row_table_check
  check (row_table in ('leads', 'audit_requests', 'bookings', 'held_submissions', 'calendar_feeds'));
create trigger calendar_feeds_forget_messages after delete on public.calendar_feeds
  for each row execute function private.forget_messages();

-- One reading takes the place of the one before. What an event that cannot be read now closed before stays closed
-- (all events, where even the UID of one cannot be read): a broken line must not free an hour. `reading` is
-- JSON as text, since not every driver hands a JSON list over as one.
create function public.store_calendar_feed(
  key text, name text, etag text, last_modified text, reading text, unreadable text[], problem text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  feed public.calendar_feeds;
begin
  feed := private.calendar_feed(key, name);
  if not '' = any (unreadable) then
    delete from private.busy_periods as p where p.feed = feed.id and p.event <> all (unreadable);
  end if;
  delete from private.busy_periods as p where p.feed = feed.id and p.ends_at < now() - interval '1 day';
  insert into private.busy_periods (feed, event, starts_at, ends_at)
  select distinct feed.id, p.event, p.starts_at, p.ends_at
    from jsonb_to_recordset(reading::jsonb) as p (event text, starts_at timestamptz, ends_at timestamptz, call uuid)
   -- Our own calls, as they stand in the calendar of whoever accepted them.
   where (p.call is null or not exists (
            select from public.bookings as b where b.id = p.call
            union all
            select from private.former_calls as c where c.id = p.call))
     and not exists (
       select from private.busy_periods as old
        where old.feed = feed.id and old.event = p.event and old.starts_at = p.starts_at and old.ends_at = p.ends_at);
  update public.calendar_feeds as f
     set etag = store_calendar_feed.etag, last_modified = store_calendar_feed.last_modified,
         problem = store_calendar_feed.problem, read_at = now(), checked_at = now(),
         failing_since = case when store_calendar_feed.problem is null then null else coalesce(f.failing_since, now()) end
   where f.id = feed.id
  returning f.* into feed;
  perform private.tell_of_feed(feed);
  return true;
end
$$;

-- Found as it was.
create function public.confirm_calendar_feed(key text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  feed public.calendar_feeds;
begin
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
  perform private.tell_of_feed(feed);
  return true;
end
$$;

-- Not read: what was known stays.
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
  perform private.tell_of_feed(feed);
  return true;
end
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.known_calendar_feeds, public.store_calendar_feed, public.confirm_calendar_feed,
  public.miss_calendar_feed from public, anon, authenticated;
grant execute on function public.known_calendar_feeds, public.store_calendar_feed, public.confirm_calendar_feed,
  public.miss_calendar_feed to service_role;
