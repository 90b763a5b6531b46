-- The team's morning mail (`morningMail` in content/mails.ts), and its numbers. No list of the mail has more than twelve
-- entries; the counts say how many there are.

-- The team's numbers of a period, for the mail of a week's first open day. `leads` and `booked` count people (mailboxes),
-- the rest calls and audits. A booking counts for the campaign of its person's first request; anybody can
-- name one in a link, so only the twelve largest are listed.
create function private.numbers(since timestamptz, until timestamptz default now()) returns jsonb
language sql stable set search_path = '' as $$
  with people as (
    select distinct on (r.mailbox) r.mailbox, r.utm_campaign as campaign from private.requests as r
     order by r.mailbox, r.created_at
  ), wrote as (
    select distinct r.mailbox from private.requests as r where r.created_at >= since and r.created_at < until
  ), booked as (
    select distinct c.mailbox from private.calls as c where c.created_at >= since and c.created_at < until
  ), campaigns as (
    select p.campaign, count(w.mailbox) as leads, count(b.mailbox) as booked
      from people as p left join wrote as w using (mailbox) left join booked as b using (mailbox)
     where w.mailbox is not null or b.mailbox is not null group by p.campaign order by 2 desc, 1 limit 12
  ), audits as (
    select private.team_day(a.answered_at) <= a.due_on as on_time from public.audit_requests as a
     where a.due_on >= private.team_day(since) and a.due_on < private.team_day(until)
  )
  select jsonb_build_object(
    'leads', (select count(*) from wrote),
    'booked', (select count(*) from booked),
    'held', (select count(*) from private.calls as c where c.starts_at >= since and c.starts_at < until and c.fell_at is null),
    'no_shows', (select count(*) from private.calls as c
                  where c.starts_at >= since and c.starts_at < until and c.outcome = 'no_show'),
    'canceled', (select count(*) from private.calls as c where c.canceled_at >= since and c.canceled_at < until),
    'audits_due', (select count(*) from audits),
    'audits_on_time', (select count(*) from audits where on_time),
    'campaigns', (select coalesce(jsonb_agg(to_jsonb(c) order by c.leads desc, c.campaign), '[]') from campaigns as c))
$$;

-- Once on each open weekday, within three hours of its hour.
create function private.plan_morning_mail() returns void
language sql set search_path = '' as $$
  select private.enqueue('team.morning', 'settings', md5('team.morning ' || wall::date)::uuid, 'team',
           not_after => now() + interval '6 hours',
           dedupe_key => 'team.morning/' || wall::date)
    from private.settings as s, lateral (select now() at time zone s.team_zone) as w (wall)
   where extract(hour from wall) between s.morning_hour and s.morning_hour + 2
     and extract(isodow from wall) = any (s.open_weekdays)
$$;

-- The calls of a day that take place: how many, and twelve of them with what came from their person.
create function private.listed_calls(since timestamptz, until timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('count', max(b.total), 'rows', coalesce(jsonb_agg(to_jsonb(b) || jsonb_build_object(
           'organization', coalesce(b.organization, l.organization), 'contacts', private.contacts(b.mailbox),
           'secret', api.team_secret(b.id)) order by b.starts_at), '[]'))
    from (select c.*, count(*) over () as total from private.calls as c
           where c.fell_at is null and c.starts_at >= since and c.starts_at < until
           order by c.starts_at limit 12) as b join public.leads as l on l.id = b.lead_id
$$;

-- Messages that failed and are tried again, or were given up since the last mail, with their person.
create function private.unsent_messages(since timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('count', max(o.total), 'rows', coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object(
           'kind', o.kind, 'party', o.party, 'reason', o.last_error, 'given_up', o.state = 'given_up')
           order by o.seq), '[]'))
    from (select o.*, count(*) over () as total from private.outbox as o
           where o.state = 'given_up' and o.settled_at > unsent_messages.since
              or o.state = 'waiting' and o.last_error is not null
           order by o.seq limit 12) as o
    left join lateral (
      select l.first_name, l.last_name, l.organization, l.email, l.phone from public.leads as l where l.id = o.row_id
      union all
      select a.first_name, a.last_name, a.organization, a.email, a.phone from public.audit_requests as a
       where a.id = o.row_id
      union all
      select b.first_name, b.last_name, b.organization, b.email, b.phone from public.bookings as b
       where b.id = o.row_id) as p on true
$$;

-- The requests of the people who wait: of twelve, with overdue audits first and then the
-- longest, the latest three requests each. Who filled in the trap comes last.
create function private.listed_people(unanswered private.requests[]) returns jsonb
language sql stable set search_path = '' as $$
  with open as (
    select * from unnest(unanswered)
  ), people as (
    select o.mailbox, min(o.waiting_since) as since, count(*) over () as total,
           coalesce(bool_or(o.due_on < private.team_day()), false) as overdue, bool_and(o.filled_trap) as trapped
      from open as o group by o.mailbox
     order by trapped, overdue desc, since, o.mailbox limit 12
  )
  select jsonb_build_object('count', max(p.total), 'rows', coalesce(jsonb_agg(
           to_jsonb(r) - '{goal,message,current_challenge,primary_goal,stated_goal}'::text[] || jsonb_build_object(
           'overdue', p.overdue, 'minutes', floor(extract(epoch from now() - r.waiting_since) / 60),
           'contacts', private.contacts(r.mailbox), 'call', private.coming_call(r.mailbox),
           'secret', api.team_secret(r.id), 'fell', (
             select jsonb_build_object('by', b.canceled_by, 'note', b.note, 'starts_at', b.starts_at)
               from public.bookings as b
              where r.id in (b.answers, b.lead_id) and coalesce(b.canceled_at, b.starts_at) = r.fell_at limit 1))
           order by p.trapped, p.overdue desc, p.since, p.mailbox, r.created_at), '[]'))
    from people as p cross join lateral (
      select * from open as o where o.mailbox = p.mailbox order by o.created_at desc limit 3) as r
$$;

-- Today's calls, who waits for the team, and what needs a look.
create function api.morning_report() returns jsonb
language sql stable security definer set search_path = '' as $$
  -- Once for all three, since it takes longest.
  with open as materialized (
    select array(select r from private.requests as r where not r.is_answered) as requests
  )
  select jsonb_build_object(
    'zone', s.team_zone,
    'calls', private.listed_calls(today at time zone s.team_zone, (today + interval '1 day') at time zone s.team_zone),
    'waiting', private.listed_people(open.requests),
    'late', (select count(*) from unnest(open.requests) as r
              where r.due_on < private.team_day()),
    'week', case when extract(isodow from today) = (select min(d) from unnest(s.open_weekdays) as d)
              then private.numbers((today - interval '7 days') at time zone s.team_zone, today at time zone s.team_zone)
                   || jsonb_build_object('from', today::date - 7, 'until', today::date - 1) end,
    'unsent', private.unsent_messages(d.since),
    'calendars', (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'problem', f.problem) order by f.name),
                                  '[]')
                    from public.calendar_feeds as f where f.problem is not null))
    from open, private.settings as s,
         lateral (select date_trunc('day', now() at time zone s.team_zone)) as t (today),
         -- The mail's creation, because other messages may be given up while it is being sent.
         lateral (select coalesce(max(o.created_at), now() - interval '1 day') from private.outbox as o
                   where o.kind = 'team.morning' and o.state = 'sent') as d (since)
$$;
