-- What people asked for with any form, whether somebody has answered, and the link with which the team says so.

-- Calls by their mailbox, the lead they are about, and when one fell through: it was canceled or missed.
create view private.calls as
  select b.*, private.mailbox(b.email) as mailbox, private.lead_of_call(b) as about,
         case when b.canceled_at is not null then b.canceled_at
              when b.outcome = 'no_show' then b.starts_at end as fell_at
    from public.bookings as b;

-- A request is answered when the team says so, and any but an audit by a call that did not fall through: one that the tab
-- which sent the request booked, or the team. A call that somebody else booked under the same address answers nothing.
-- When the last call of a request falls through, it waits again, from then on.
-- An audit stands in the columns of a lead. Only the strategy-call form asks for areas and a goal; a message is stored as a
-- goal; elsewhere both are automatic.
create view private.requests as
  with stored as (
    select l.*, private.mailbox(l.email) as mailbox, null::date as due_on from public.leads as l
    union all
    -- By id and mailbox of the audit, so that its indexes are used.
    select l.*, private.mailbox(a.email), a.due_on from public.audit_requests as a
      join lateral jsonb_populate_record(null::public.leads, to_jsonb(a) || jsonb_build_object(
        'form', 'audit', 'website', a.website_url, 'current_challenge', a.main_challenge)) as l on l.id = a.id
  ), asked as (
    select s.*, case when s.form = 'strategy-call' then array_to_string(s.help_with, ', ') end as areas,
           case when s.form <> 'message' then w.words end as goal, case when s.form = 'message' then w.words end as message
      from stored as s cross join lateral (
        select coalesce(s.stated_goal, nullif(s.primary_goal, private.goal_of_booking())) as words) as w
  )
  select asked.*, f.fell_at, greatest(asked.created_at, f.fell_at) as waiting_since,
         coalesce(asked.answered_at > coalesce(f.fell_at, '-infinity'), false)
           or asked.form = 'booking' and f.fell_at is null
           or asked.form <> 'audit' and (
                -- Two questions, so that each has an index.
                exists (select from private.calls as c
                         where c.answers = asked.id and c.fell_at is null and c.created_at >= asked.created_at
                           and c.starts_at > coalesce(f.fell_at, '-infinity'))
                or exists (select from private.calls as c
                            where c.booked_by = 'team' and c.mailbox = asked.mailbox and c.fell_at is null
                              and c.created_at >= asked.created_at
                              and c.starts_at > coalesce(f.fell_at, '-infinity'))) as is_answered
    from asked left join lateral (
      select max(c.fell_at) as fell_at from private.calls as c
       where asked.form <> 'audit' and (c.answers = asked.id or c.lead_id = asked.id and c.about = asked.id)) as f on true;

-- The latest of what came from a mailbox, oldest first: requests, and calls booked after them. Words are cut to what a mail
-- or page shows.
create function private.contacts(mailbox text) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]') from (
    select r.form, r.created_at,
           left(concat_ws(E'\n', r.website, r.areas, r.goal, r.message, r.current_challenge), 500) as words
      from private.requests as r where r.mailbox = contacts.mailbox
    union all
    select 'booking', b.created_at, '' from private.calls as b join public.leads as l on l.id = b.lead_id
     where b.mailbox = contacts.mailbox and b.created_at > l.created_at
     order by 2 desc limit 12) as c
$$;

create function private.request_with(secret text) returns private.requests
language plpgsql stable set search_path = '' as $$
declare
  request private.requests;
begin
  select r.* into request from private.requests as r where r.id = private.open_request(secret);
  if not found then
    perform private.refuse('PT404', 'no_such_request');
  end if;
  return request;
end
$$;

-- Whether the team books for the person of a request: the secret of its link came along.
create function private.is_booked_by_team(email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.requests as r
     where r.id = private.open_request(private.shown_secret()) and r.mailbox = private.mailbox(is_booked_by_team.email))
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

-- For the mails to the team: the latest that came from a mailbox, its next call besides the one that the mail is about, and
-- how many calls came from the network of that one.
create function api.contacts_of(email text, except_call uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'contacts', private.contacts(m.mailbox), 'call', private.coming_call(m.mailbox, contacts_of.except_call),
    'network_calls', (select count(*) from public.bookings as b, private.calls_like(b, 'network')
                       where b.id = contacts_of.except_call))
    from private.mailbox(contacts_of.email) as m (mailbox)
$$;

create function private.request_answer(request private.requests) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(request) || jsonb_build_object(
    'wrote', concat_ws(E'\n', request.areas, request.goal, request.message, request.current_challenge),
    'answered', request.is_answered, 'answered_by_team', request.answered_at is not null,
    'call', private.coming_call(request.mailbox))
$$;

-- What the team's page of a call says about the person, from what came from the mailbox.
create function private.person_of(booking public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'created_at', booking.created_at,
    'organization', coalesce(booking.organization, r.organization),
    'website', (select w.website from private.requests as w
                 where w.mailbox = r.mailbox and w.website <> '' order by w.created_at desc limit 1),
    'contacts', private.contacts(r.mailbox), 'call', private.coming_call(r.mailbox, booking.id))
    from private.requests as r
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
