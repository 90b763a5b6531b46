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
