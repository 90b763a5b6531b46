-- The team's morning mail (`morningMail` in content/booking-rules.ts): once a day, within three hours of its hour.

create function private.plan_morning_mail() returns void
language sql set search_path = '' as $$
  select private.enqueue('team.morning', 'settings', md5('team.morning ' || wall::date)::uuid, 'team',
           md5('team.morning')::uuid, not_after => now() + interval '6 hours',
           dedupe_key => 'team.morning/' || wall::date)
    from private.settings as s, lateral (select now() at time zone s.team_zone) as w (wall)
   where extract(hour from wall) between s.morning_hour and s.morning_hour + 2
$$;

-- Today's calls and yesterday's requests in the team's time zone, undelivered messages, and calendar problems.
create function public.morning_report() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'zone', s.team_zone,
    'calls', (select coalesce(jsonb_agg(to_jsonb(b) order by b.starts_at), '[]') from public.bookings as b
               where b.cancelled_at is null and (b.starts_at at time zone s.team_zone)::date = today),
    'requests', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]') from (
                   select 'lead' as kind, l.created_at, l.first_name, l.last_name, l.organization from public.leads as l
                   union all
                   select 'audit request', a.created_at, a.first_name, a.last_name, a.organization
                     from public.audit_requests as a) as r
                  where (r.created_at at time zone s.team_zone)::date = today - 1),
    'late_messages', (select count(*) from private.outbox as o
                       where o.state = 'given_up' and o.settled_at > now() - interval '1 day'
                          or o.state = 'waiting' and o.last_error is not null),
    'calendars', (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'problem', f.problem) order by f.name), '[]')
                    from public.calendar_feeds as f where f.problem is not null))
    from private.settings as s, lateral (select (now() at time zone s.team_zone)::date) as d (today)
$$;
