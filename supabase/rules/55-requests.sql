-- What people asked for with any form, whether somebody has answered, and the link with which the team says so.

-- What people asked for with any form, whether somebody has answered, and the link with which the team says so.

-- A request is answered when the team says so, and any but an audit by a call that was neither canceled nor missed: one
-- that the tab which stored the request booked, or the team. A call that somebody else booked under the same address
-- answers nothing. When the last call of a request falls through, it waits again, from then on.
-- Only the strategy-call form asks for areas and a goal; a message is stored as a goal; elsewhere both are automatic.
create view private.requests as
  with calls as (
    select b.lead_id, b.created_at, b.starts_at,
           case when b.booked_by = 'team' then private.mailbox(b.email)
                when h.replaced then b.lead_id::text end as answers,
           case when b.canceled_at is not null then b.canceled_at
                when b.outcome = 'no_show' then b.starts_at end as fell_at
      from public.bookings as b left join public.lead_history as h on h.booking_id = b.id
  ), booked as (
    select c.answers, max(c.created_at) as latest, max(c.starts_at) as last_start
      from calls as c where c.fell_at is null group by c.answers
  ), fallen as (
    select c.lead_id as id, max(c.fell_at) as fell_at from calls as c group by 1
  ), asked as (
    select l.id, l.created_at, private.mailbox(l.email) as mailbox,
           l.form, l.first_name, l.last_name, l.organization, l.org_type, l.email, l.phone, l.website,
           case when l.form = 'strategy_call'
             then array_to_string(coalesce(l.stated_areas, l.help_with), ', ') end as areas,
           case when l.form <> 'contact_message' then w.words end as goal,
           case when l.form = 'contact_message' then w.words end as message,
           l.current_challenge as challenge, l.preferred_day, l.preferred_part_of_day, l.timezone,
           coalesce(h.before ->> 'source_url', l.source_url) as source_url, l.landing_path, l.referrer,
           l.utm_source, l.utm_medium, l.utm_campaign, l.utm_term, l.utm_content, l.answered_at,
           null::date as due_on
      from public.leads as l
      cross join lateral (
        select coalesce(l.stated_goal, nullif(l.primary_goal, private.goal_of_booking())) as words) as w
      -- A booking writes its own page.
      left join lateral (
        select e.before from public.lead_history as e where e.lead_id = l.id order by e.created_at limit 1) as h on true
    union all
    select a.id, a.created_at, private.mailbox(a.email), 'audit',
           a.first_name, a.last_name, a.organization, null, a.email, a.phone, a.website_url,
           null, null, null, a.main_challenge, null, null, a.timezone, a.source_url, a.landing_path, a.referrer,
           a.utm_source, a.utm_medium, a.utm_campaign, a.utm_term, a.utm_content, a.answered_at, a.due_on
      from public.audit_requests as a
  )
  select asked.*, fallen.fell_at, greatest(asked.created_at, fallen.fell_at) as waiting_since,
         case when fallen.fell_at is null then asked.answered_at is not null or asked.form = 'booking'
              else coalesce(asked.answered_at > fallen.fell_at, false) end
           or asked.form <> 'audit' and coalesce(
                greatest(own.latest, team.latest) >= asked.created_at
                and coalesce(greatest(own.last_start, team.last_start) > fallen.fell_at, true), false) as is_answered
    from asked left join fallen using (id)
    left join booked as own on own.answers = asked.id::text
    left join booked as team on team.answers = asked.mailbox;

-- Everything that came from each mailbox, oldest first: requests, and calls booked after them.
create view private.contacts as
  select c.mailbox, jsonb_agg(to_jsonb(c) - 'mailbox' order by c.created_at) as contacts from (
    select r.mailbox, r.form, r.created_at,
           concat_ws(E'\n', r.website, r.areas, r.goal, r.message, r.challenge) as words
      from private.requests as r
    union all
    select private.mailbox(b.email), 'booking', b.created_at, '' from public.bookings as b
      join public.leads as l on l.id = b.lead_id
     where b.created_at > l.created_at
  ) as c
   group by c.mailbox;

create function private.request_with(secret text) returns private.requests
language plpgsql stable set search_path = '' as $$
declare
  request private.requests;
begin
  select r.* into request from private.requests as r where r.id = private.opened_request(secret);
  if not found then
    perform private.refuse('PT404', 'no_such_request');
  end if;
  return request;
end
$$;

-- The next call of a mailbox, with the secret of the team's link to it; null without one.
create function private.coming_call(mailbox text, except_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.booking_answer(b) || jsonb_build_object('secret', api.team_secret(b.id))
    from public.bookings as b
   where b.canceled_at is null and b.starts_at > now() and private.mailbox(b.email) = coming_call.mailbox
     and b.id is distinct from except_id
   order by b.starts_at limit 1
$$;

-- For the mails to the team: all that came from a mailbox, and its next call besides the one that the mail is about.
create function api.contacts_of(email text, except_call uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'contacts', coalesce((select c.contacts from private.contacts as c where c.mailbox = m.mailbox), '[]'),
    'call', private.coming_call(m.mailbox, contacts_of.except_call))
    from private.mailbox(contacts_of.email) as m (mailbox)
$$;

create function private.request_answer(request private.requests) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(request) || jsonb_build_object(
    'wrote', concat_ws(E'\n', request.areas, request.goal, request.message, request.challenge),
    'current_challenge', request.challenge,
    'answered', request.is_answered, 'answered_by_team', request.answered_at is not null,
    'call', private.coming_call(request.mailbox))
$$;

-- What the team's page of a call says about the person, from all that came from the mailbox.
create function private.person_of(booking public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'created_at', booking.created_at,
    'organization', coalesce(booking.organization, r.organization),
    'website', (select w.website from private.requests as w
                 where w.mailbox = r.mailbox and w.website <> '' order by w.created_at desc limit 1),
    'contacts', coalesce(c.contacts, '[]'), 'call', private.coming_call(r.mailbox, booking.id))
    from private.requests as r left join private.contacts as c using (mailbox)
   where r.id = booking.lead_id
$$;

-- What the team's link shows. Opening it changes nothing.
create function api.request_of(secret text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.request_answer(private.request_with(request_of.secret))
$$;

-- Says that a request is answered, or not yet.
create function api.answer_request(secret text, answered boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  request private.requests := private.request_with(answer_request.secret);
begin
  update public.leads as l set answered_at = case when answered then now() end where l.id = request.id;
  update public.audit_requests as a set answered_at = case when answered then now() end where a.id = request.id;
  request := private.request_with(answer_request.secret);
  if request.is_answered and not answered then
    perform private.refuse('PT409', 'call_booked');
  end if;
  return private.request_answer(request);
end
$$;
