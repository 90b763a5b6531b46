-- The team's morning mail (`morningMail` in content/mails.ts), and its numbers.

-- The team's numbers, for Monday's mail and `npm run owner -- numbers`. A person (a mailbox) counts once, with the
-- campaign and the first page of their first request in the period.
create function private.numbers(since timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  with people as (
    select distinct on (r.mailbox) r.mailbox, r.utm_campaign as campaign,
           coalesce(nullif(split_part(r.landing_path, '?', 1), ''), '/') as page
      from private.requests as r where r.created_at >= since order by r.mailbox, r.created_at
  ), calls as (
    select private.mailbox(b.email) as mailbox, b.created_at, b.starts_at, b.canceled_at, b.outcome
      from public.bookings as b
  ), booked as (
    select distinct c.mailbox from calls as c where c.created_at >= since
  ), parts as (
    select p.campaign, p.page, count(*) as leads, count(b.mailbox) as booked
      from people as p left join booked as b using (mailbox) group by grouping sets ((p.campaign), (p.page))
  ), answers as (
    -- A call that somebody booked themselves is no answer of ours.
    select least(r.answered_at, (
             select min(b.created_at) from public.bookings as b
              where b.booked_by = 'team' and private.mailbox(b.email) = r.mailbox and b.created_at > r.created_at
           )) - r.created_at as took
      from private.requests as r where r.created_at >= since
  )
  select jsonb_build_object(
    'leads', (select count(*) from people),
    'booked', (select count(*) from booked),
    'held', (select count(distinct c.mailbox) from calls as c where c.starts_at >= since and c.outcome = 'done'),
    'no_shows', (select count(distinct c.mailbox) from calls as c where c.starts_at >= since and c.outcome = 'no_show'),
    'canceled', (select count(distinct c.mailbox) from calls as c where c.canceled_at >= since),
    'audits_due', (select count(*) from public.audit_requests as a
                    where a.created_at >= since and (a.answered_at is not null or a.due_on < private.team_day())),
    'audits_on_time', (select count(*) from public.audit_requests as a
                        where a.created_at >= since and private.team_day(a.answered_at) <= a.due_on),
    'hours_to_answer', (select round(extract(epoch from percentile_cont(0.5) within group (order by a.took)) / 3600, 1)
                          from answers as a where a.took is not null),
    'campaigns', (select coalesce(jsonb_agg(to_jsonb(p) - 'page' order by p.leads desc, p.campaign), '[]')
                    from parts as p where p.campaign is not null),
    'pages', (select coalesce(jsonb_agg(to_jsonb(p) - 'campaign' order by p.leads desc, p.page), '[]')
                from parts as p where p.page is not null))
$$;

-- The team's morning mail (`morningMail` in content/mails.ts): once on each day with calls, within three hours
-- of its hour.

create function private.plan_morning_mail() returns void
language sql set search_path = '' as $$
  select private.enqueue('team.morning', 'settings', md5('team.morning ' || wall::date)::uuid, 'team',
           not_after => now() + interval '6 hours',
           dedupe_key => 'team.morning/' || wall::date)
    from private.settings as s, lateral (select now() at time zone s.team_zone) as w (wall)
   where extract(hour from wall) between s.morning_hour and s.morning_hour + 2
     and extract(isodow from wall) = any (s.open_weekdays)
$$;

-- Calls of a period without an outcome, earliest first, with everything else that came from their person.
create function private.calls_with_contacts(from_instant timestamptz, until_instant timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(b) || jsonb_build_object(
           'organization', coalesce(b.organization, l.organization), 'contacts', coalesce(c.contacts, '[]'))
           order by b.starts_at), '[]')
    from public.bookings as b join public.leads as l on l.id = b.lead_id
    left join private.contacts as c on c.mailbox = private.mailbox(b.email)
   where b.canceled_at is null and b.outcome is null and b.starts_at >= from_instant and b.starts_at < until_instant
$$;

-- Messages that failed and are tried again, or were given up since the last mail, with their person.
create function private.unsent_messages(since timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object(
           'kind', o.kind, 'channel', o.channel, 'reason', o.last_error, 'given_up', o.state = 'given_up')
           order by o.seq), '[]')
    from private.outbox as o
    left join (
      select r.id, r.first_name, r.last_name, r.organization, r.email, r.phone from private.requests as r
      union all
      select b.id, b.first_name, b.last_name, b.organization, b.email, b.phone from public.bookings as b)
           as p on p.id = o.row_id
   where o.state = 'given_up' and o.settled_at > unsent_messages.since
      or o.state = 'waiting' and o.last_error is not null
$$;

-- What waits for the team, overdue audits first, then longest first, each mailbox together; today's calls;
-- calls without an outcome; and what needs a look.
create function api.morning_report() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'zone', s.team_zone,
    'waiting', (select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object(
                          'minutes', floor(extract(epoch from now() - r.waiting_since) / 60), 'contacts', c.contacts,
                          'call', private.coming_call(r.mailbox), 'fell', (
                            select jsonb_build_object('by', b.canceled_by, 'note', b.note, 'starts_at', b.starts_at)
                              from public.bookings as b
                             where b.lead_id = r.id and coalesce(b.canceled_at, b.starts_at) = r.fell_at limit 1))
           order by r.overdue desc, r.since, r.mailbox, r.created_at), '[]')
                  from (select *, min(waiting_since) over (partition by mailbox) as since,
                               coalesce(bool_or(due_on < private.team_day()) over (partition by mailbox),
                                        false) as overdue
                          from private.requests where not is_answered) as r join private.contacts as c using (mailbox)),
    'calls', private.calls_with_contacts(today at time zone s.team_zone,
                                         (today + interval '1 day') at time zone s.team_zone),
    'past_calls', private.calls_with_contacts('-infinity', today at time zone s.team_zone),
    'week', case when extract(isodow from today) = 1
              then private.numbers((today - interval '7 days') at time zone s.team_zone)
                   || jsonb_build_object('from', today::date - 7, 'until', today::date - 1) end,
    'unsent', private.unsent_messages(d.since),
    'calendars', (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'problem', f.problem) order by f.name),
                                  '[]')
                    from public.calendar_feeds as f where f.problem is not null),
    -- The rules against floods that reached their limit since the last mail.
    'limits', (select coalesce(jsonb_agg(l.rule order by l.rule), '[]') from private.reached_limits as l
                where l.reached_at > d.since))
    from private.settings as s,
         lateral (select date_trunc('day', now() at time zone s.team_zone)) as t (today),
         lateral (select now() - make_interval(days => case when extract(isodow from today) = 1 then 3 else 1 end))
           as d (since)
$$;
