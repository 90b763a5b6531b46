-- Booking anew: what is cheap to refuse is refused before the lock; a stranger adds to a lead and replaces nothing; a
-- booking above a ceiling is held; and no answer tells whose address is known.

-- Zone names with digits are POSIX rules where PostgreSQL does not know them, so only the known ones pass. Without the
-- list of all zones, which is read from files at every question.
create or replace function private.wall_clock(instant timestamptz, zone text) returns timestamp
language plpgsql stable set search_path = '' as $$
begin
  if zone ~ '^[A-Za-z_-]{1,30}(/[A-Za-z_-]{1,30}){0,2}$' or zone ~ '^Etc/GMT[+-]?[0-9]{1,2}$'
     or zone in ('GMT0', 'GMT+0', 'GMT-0', 'EST5EDT', 'CST6CDT', 'MST7MDT', 'PST8PDT') then
    return instant at time zone zone;
  end if;
  return null;
exception when invalid_parameter_value then
  return null;
end
$$;

-- What was there before a booking wrote, and what the booking brought: nothing that a person told is lost.
create table public.lead_history (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  lead_id uuid not null references public.leads (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Whether the booking came from the tab that had stored the lead, and so replaced what it names.
  replaced boolean not null,
  before jsonb not null,
  brought jsonb not null
);
create index lead_history_of_lead on public.lead_history (lead_id);
alter table public.lead_history enable row level security;
revoke all on public.lead_history from public, anon, authenticated;
grant all on public.lead_history to service_role;

-- Whether the time overlaps a call, one that is held for somebody else, or a busy hour of the owner's. Whatever else takes times is added here and
-- in taken_times.
create function private.is_taken(from_instant timestamptz, until_instant timestamptz, except_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.open_bookings as b
     where b.id <> except_id and tstzrange(b.starts_at, b.ends_at) && tstzrange(from_instant, until_instant)
  ) or exists (
    select from public.held_submissions as h
     where h.id <> except_id and h.keeps_time and h.expires_at > now()
       and tstzrange(h.starts_at, h.ends_at) && tstzrange(from_instant, until_instant)
  ) or exists (
    select from private.busy_periods as p
     where tstzrange(p.starts_at, p.ends_at) && tstzrange(from_instant, until_instant)
  )
$$;

-- Calls, held calls and busy hours in one list, joined where they touch.
create or replace function public.taken_times(from_instant timestamptz, until_instant timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz)
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
    select lower(taken.during), upper(taken.during)
      from (
        select unnest(range_agg(tstzrange(times.starts_at, times.ends_at))) as during
          from (
            select b.starts_at, b.ends_at from private.open_bookings as b
            union all
            select h.starts_at, h.ends_at from public.held_submissions as h where h.keeps_time and h.expires_at > now()
            union all
            select p.starts_at, p.ends_at from private.busy_periods as p
          ) as times
         where tstzrange(times.starts_at, times.ends_at) && tstzrange(from_instant, until_instant)
           and times.ends_at > now()
      ) as taken
     order by 1;
end
$$;

-- The shape of what was sent, as the tables want it: their constraints would say the same, but after the lock.
create function private.check_booking_shape(given jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  rule record;
  value text;
begin
  for rule in
    select * from (values
      ('first_name', 100, true, true), ('last_name', 100, true, true), ('email', 254, true, true),
      ('phone', 40, true, true), ('organization', 200, false, true), ('current_challenge', 4000, false, false),
      ('source_url', 2048, false, true), ('utm_source', 200, false, true), ('utm_medium', 200, false, true),
      ('utm_campaign', 200, false, true), ('utm_term', 200, false, true), ('utm_content', 200, false, true),
      ('referrer', 2048, false, true), ('landing_path', 2048, false, true), ('timezone', 64, true, true)
    ) as r (field, longest, required, one_line)
  loop
    value := given ->> rule.field;
    if rule.required and coalesce(value, '') = '' then
      perform private.refuse_booking(rule.field, 'Please fill in all required fields.');
    end if;
    if char_length(value) > rule.longest
       or rule.one_line and value ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]' then
      perform private.refuse_booking(rule.field, 'Please check this field.');
    end if;
  end loop;
  if given ->> 'email' !~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$' then
    perform private.refuse_booking('email', 'Please check this field.');
  end if;
end
$$;

create or replace function private.booking_answer(booking public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'booking_id', booking.id,
    'starts_at', to_char(booking.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'booking_date', booking.booking_date,
    'booking_time', booking.booking_time,
    'timezone', booking.timezone,
    'meeting_link', booking.meeting_link
  )
$$;

-- The same of a call that is held, with how long it is.
create function private.held_answer(held public.held_submissions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'booking_id', held.id,
    'starts_at', to_char(held.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'booking_date', wall::date,
    'booking_time', to_char(wall, 'FMHH12:MI AM'),
    'timezone', held.submission ->> 'timezone',
    'meeting_link', held.submission ->> 'meeting_link',
    'held_until', to_char(held.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  ) from private.wall_clock(held.starts_at, held.submission ->> 'timezone') as w (wall)
$$;

-- Whether anybody was told of the booking, or is being told right now: then its id no longer proves who asks.
create function private.is_told(booking public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select booking.person_notified_at is not null or exists (
    select from private.outbox as o
     where o.row_id = booking.id and o.channel = 'person' and (o.state = 'sent' or o.claimed_until > now()))
$$;

-- The lead of a booking. Who stored it (the tab that knows its id) changes what the product specification lists; for
-- anybody else what is empty is filled, and nothing is replaced. An old row that no longer fits the rules of its table
-- stays as it is, and the booking stands.
create function private.lead_of_booking(given jsonb, wall timestamp, out lead_id uuid, out before jsonb, out replaced boolean)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  known public.leads;
begin
  replaced := false;
  select * into known from public.leads as l
   where lower(l.email) = lower(given ->> 'email')
   order by (l.id::text = given ->> 'known_lead') desc nulls last, l.created_at desc, l.id
   limit 1;
  if not found then
    insert into public.leads (
      first_name, last_name, email, phone, organization, help_with, primary_goal, org_type, current_challenge,
      source_url, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_path,
      device_type, timezone, booking_date, booking_time, meeting_link, booking_id
    ) values (
      given ->> 'first_name', given ->> 'last_name', given ->> 'email', given ->> 'phone', given ->> 'organization',
      array['Consulting'], 'Strategy Call Booking', given ->> 'org_type', given ->> 'current_challenge',
      given ->> 'source_url', given ->> 'utm_source', given ->> 'utm_medium', given ->> 'utm_campaign',
      given ->> 'utm_term', given ->> 'utm_content', given ->> 'referrer', given ->> 'landing_path',
      given ->> 'device_type', given ->> 'timezone', wall::date, to_char(wall, 'FMHH12:MI AM'),
      given ->> 'meeting_link', (given ->> 'booking_id')::uuid
    ) returning id into lead_id;
    return;
  end if;

  lead_id := known.id;
  replaced := coalesce(known.id::text = given ->> 'known_lead', false);
  before := jsonb_strip_nulls(to_jsonb(known) - 'id' - 'created_at' - 'updated_at' - 'team_notified_at' - 'person_notified_at');
  begin
    update public.leads as l set
      first_name = case when replaced then given ->> 'first_name' else l.first_name end,
      last_name = case when replaced then given ->> 'last_name' else l.last_name end,
      email = case when replaced then given ->> 'email' else l.email end,
      phone = case when replaced or coalesce(l.phone, '') = '' then given ->> 'phone' else l.phone end,
      organization = case when replaced or coalesce(l.organization, '') = ''
                          then coalesce(given ->> 'organization', l.organization) else l.organization end,
      source_url = case when replaced or l.source_url = '' then coalesce(nullif(given ->> 'source_url', ''), l.source_url)
                        else l.source_url end,
      device_type = case when replaced then given ->> 'device_type' else l.device_type end,
      timezone = case when replaced or l.timezone = '' then given ->> 'timezone' else l.timezone end,
      help_with = case when 'Consulting' = any (l.help_with) then l.help_with
                       else array_append(l.help_with, 'Consulting') end,
      stated_goal = case when l.primary_goal = 'Strategy Call Booking' then l.stated_goal
                         else coalesce(l.primary_goal, l.stated_goal) end,
      primary_goal = 'Strategy Call Booking',
      org_type = case when replaced then coalesce(given ->> 'org_type', l.org_type)
                      else coalesce(l.org_type, given ->> 'org_type') end,
      current_challenge = case when replaced then coalesce(given ->> 'current_challenge', l.current_challenge)
                               else coalesce(l.current_challenge, given ->> 'current_challenge') end,
      -- One campaign or the other, never a mixture of two.
      (utm_source, utm_medium, utm_campaign, utm_term, utm_content) = (
        select case when kept then l.utm_source else given ->> 'utm_source' end,
               case when kept then l.utm_medium else given ->> 'utm_medium' end,
               case when kept then l.utm_campaign else given ->> 'utm_campaign' end,
               case when kept then l.utm_term else given ->> 'utm_term' end,
               case when kept then l.utm_content else given ->> 'utm_content' end
          from (values (concat(l.utm_source, l.utm_medium, l.utm_campaign, l.utm_term, l.utm_content) <> '')) as k (kept)
      ),
      referrer = coalesce(nullif(l.referrer, ''), given ->> 'referrer'),
      landing_path = coalesce(nullif(l.landing_path, ''), given ->> 'landing_path'),
      -- The lead names its latest call; a stranger's does not push out one that is still ahead.
      (booking_date, booking_time, meeting_link, booking_id) = (
        select case when named then wall::date else l.booking_date end,
               case when named then to_char(wall, 'FMHH12:MI AM') else l.booking_time end,
               case when named then given ->> 'meeting_link' else l.meeting_link end,
               case when named then (given ->> 'booking_id')::uuid else l.booking_id end
          from (values (replaced or not exists (select from private.open_bookings as b where b.id = l.booking_id))) as n (named)
      )
     where l.id = known.id;
  exception when check_violation then
    replaced := false;
  end;
end
$$;

-- Stores a call whose time is free: the lead, the booking, and what was there before.
create function private.store_booking(given jsonb) returns public.bookings
language plpgsql set search_path = '' as $$
declare
  starts_at constant timestamptz := (given ->> 'starts_at')::timestamptz;
  wall constant timestamp := private.wall_clock((given ->> 'starts_at')::timestamptz, given ->> 'timezone');
  lead record;
  booking public.bookings;
begin
  select * into lead from private.lead_of_booking(given, wall);
  insert into public.bookings as b (
    id, lead_id, starts_at, ends_at, timezone, booking_date, booking_time, meeting_link, first_name, last_name,
    email, phone, organization
  ) values (
    (given ->> 'booking_id')::uuid, lead.lead_id, starts_at, starts_at + interval '45 minutes', given ->> 'timezone',
    wall::date, to_char(wall, 'FMHH12:MI AM'), given ->> 'meeting_link', given ->> 'first_name',
    given ->> 'last_name', given ->> 'email', given ->> 'phone', given ->> 'organization'
  ) returning b.* into booking;
  if lead.before is not null then
    insert into public.lead_history (booking_id, lead_id, replaced, before, brought)
    values (booking.id, lead.lead_id, lead.replaced, lead.before, jsonb_strip_nulls(given - 'known_lead'));
  end if;
  return booking;
end
$$;

-- The ceiling that one more call would pass, or null.
create function private.passed_ceiling(email text) returns text
language sql stable set search_path = '' as $$
  select case
    when (select count(*) from private.open_bookings as b where private.mailbox(b.email) = private.mailbox(passed_ceiling.email))
         >= s.calls_per_mailbox then 'calls_of_mailbox'
    when (select count(*) from private.open_bookings as b join private.booking_networks as n on n.booking_id = b.id
           where n.network_hash = private.salted_hash('address', private.request_address()))
         >= s.calls_per_network then 'calls_of_network'
    when not exists (select from private.mailboxes as m
                      where m.mailbox_hash = private.salted_hash('mailbox', private.mailbox(passed_ceiling.email))
                        and m.confirmed_at is not null)
     and (select count(*) from private.open_bookings as b
           where not exists (select from private.mailboxes as m
                              where m.mailbox_hash = private.salted_hash('mailbox', private.mailbox(b.email))
                                and m.confirmed_at is not null))
         >= s.calls_of_newcomers then 'calls_of_newcomers'
    end
    from private.settings as s
$$;

create function private.refuse_taken() returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using
    errcode = 'PT409', message = 'time_taken', detail = 'starts_at', hint = 'Choose another time.';
end
$$;

drop function public.book_strategy_call;

-- Refuses with PT422 `invalid_booking` (detail: the field, hint: what to do), PT409 `time_taken`, PT428
-- `proof_required` and PT429 `rate_limited`. The same id with the same start and e-mail address is answered as the
-- first time; with other details it takes the place of the first, unless that was already confirmed to the person.
-- An answer with `held_until` is a call that stands once the mailed link is used (confirm_held).
-- `known_lead`: the id of the lead that the caller's tab stored.
create function public.book_strategy_call(
  booking_id uuid,
  starts_at timestamptz,
  timezone text,
  first_name text,
  last_name text,
  email text,
  phone text,
  meeting_link text,
  organization text default null,
  org_type text default null,
  current_challenge text default null,
  source_url text default '',
  device_type text default 'desktop',
  utm_source text default '',
  utm_medium text default '',
  utm_campaign text default '',
  utm_term text default '',
  utm_content text default '',
  referrer text default '',
  landing_path text default '',
  known_lead uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  given constant jsonb := jsonb_build_object(
    'booking_id', booking_id, 'starts_at', starts_at, 'timezone', timezone,
    'first_name', btrim(first_name), 'last_name', btrim(last_name), 'email', btrim(email), 'phone', btrim(phone),
    'meeting_link', meeting_link, 'organization', nullif(btrim(organization), ''),
    'org_type', nullif(org_type, ''), 'current_challenge', nullif(btrim(current_challenge), ''),
    'source_url', coalesce(source_url, ''), 'device_type', coalesce(device_type, 'desktop'),
    'utm_source', coalesce(utm_source, ''), 'utm_medium', coalesce(utm_medium, ''),
    'utm_campaign', coalesce(utm_campaign, ''), 'utm_term', coalesce(utm_term, ''),
    'utm_content', coalesce(utm_content, ''), 'referrer', coalesce(referrer, ''),
    'landing_path', coalesce(landing_path, ''), 'known_lead', known_lead);
  until_instant constant timestamptz := starts_at + interval '45 minutes';
  booking public.bookings;
  held public.held_submissions;
  ceiling text;
begin
  if booking_id is null then
    perform private.refuse_booking('booking_id', 'Send the id of the booking.');
  end if;
  -- A repeat is answered before anything else, also when its time has come meanwhile.
  select b.* into booking from public.bookings as b where b.id = booking_id;
  if found and booking.starts_at = starts_at and lower(booking.email) = lower(given ->> 'email') then
    return private.booking_answer(booking);
  end if;
  perform private.check_booking_shape(given);
  perform private.check_booking_time(starts_at, timezone);
  if not private.is_meeting_link(meeting_link, booking_id) then
    perform private.refuse_booking('meeting_link', 'The meeting link does not belong to this booking.');
  end if;

  -- Before anything is looked up for good: two calls with one id must not both find nothing.
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  select b.* into booking from public.bookings as b where b.id = booking_id;
  if found then
    if booking.starts_at = starts_at and lower(booking.email) = lower(given ->> 'email') then
      return private.booking_answer(booking);
    end if;
    if private.is_told(booking) then
      perform private.refuse_booking('booking_id', 'This booking exists with other details; start a new one.');
    end if;
    -- Nobody has been told yet: the visitor saw a failure, and mended the address or chose another time.
    update public.leads as l set booking_date = null, booking_time = null, meeting_link = null, booking_id = null
     where l.booking_id = booking.id;
    delete from public.bookings as b where b.id = booking.id;
  end if;
  select h.* into held from public.held_submissions as h where h.id = booking_id;
  if found then
    if held.expires_at > now() and held.starts_at = starts_at and lower(held.email) = lower(given ->> 'email') then
      return private.held_answer(held);
    end if;
    if lower(held.email) <> lower(given ->> 'email') then
      perform private.refuse_booking('booking_id', 'This booking exists with other details; start a new one.');
    end if;
    delete from public.held_submissions as h where h.id = booking_id;
  end if;

  if private.is_taken(starts_at, until_instant, booking_id) then
    perform private.refuse_taken();
  end if;
  perform private.spend_proof(given ->> 'email');
  perform private.limit_rate('booking', given ->> 'email');

  ceiling := private.passed_ceiling(given ->> 'email');
  if ceiling is not null then
    return private.held_answer(
      private.hold('booking', booking_id, given ->> 'email', given, ceiling, starts_at, until_instant));
  end if;
  booking := private.store_booking(given);
  insert into private.booking_networks (booking_id, network_hash)
  values (booking.id, private.salted_hash('address', private.request_address()));
  return private.booking_answer(booking);
exception
  when exclusion_violation then
    perform private.refuse_taken();
  when check_violation then
    declare
      broken text;
    begin
      get stacked diagnostics broken = constraint_name;
      perform private.refuse_booking(
        regexp_replace(broken, '^(leads|bookings)_(.*?)(_printable)?$', '\2'), 'Please check this field.');
    end;
end
$$;

-- What a mailed link opens: the calls (and forms) that are held for its mailbox. Changes nothing.
create function public.held_by_code(code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
           jsonb_build_object('id', h.id, 'kind', h.kind)
             || case when h.kind = 'booking' then private.held_answer(h) else '{}' end
           order by h.created_at), '[]')
    from public.held_submissions as h
   where h.code = held_by_code.code and h.expires_at > now()
$$;

-- Makes what is held stand. Refuses with PT404 `not_held` and PT409 `time_taken`. A repeat is answered as the first time.
create function public.confirm_held(code text, held_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  held public.held_submissions;
  booking public.bookings;
begin
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  select h.* into held from public.held_submissions as h where h.id = held_id and h.code = confirm_held.code;
  if not found then
    select b.* into booking from public.bookings as b
      join private.mailboxes as m on m.mailbox_hash = private.salted_hash('mailbox', private.mailbox(b.email))
     where b.id = held_id and m.code = confirm_held.code and m.confirmed_at is not null;
    if found then
      return private.booking_answer(booking);
    end if;
  end if;
  if held.id is null or held.expires_at <= now() then
    raise exception using errcode = 'PT404', message = 'not_held', hint = 'Nothing is held under this link any more.';
  end if;

  update private.mailboxes as m set confirmed_at = now()
   where m.mailbox_hash = private.salted_hash('mailbox', private.mailbox(held.email));
  if held.kind <> 'booking' then
    perform private.store_form(held.kind, held.submission);
    delete from public.held_submissions as h where h.id = held.id;
    return jsonb_build_object('id', held.id, 'kind', held.kind);
  end if;
  if held.starts_at <= now() or private.is_taken(held.starts_at, held.ends_at, held.id) then
    perform private.refuse_taken();
  end if;
  delete from public.held_submissions as h where h.id = held.id;
  booking := private.store_booking(held.submission);
  insert into private.booking_networks (booking_id, network_hash) values (booking.id, held.network_hash);
  return private.booking_answer(booking);
exception
  when exclusion_violation then
    perform private.refuse_taken();
end
$$;

-- A form's row from what was sent: the columns that a visitor may write, and no other.
create function private.store_form(kind text, submission jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  written jsonb;
begin
  select jsonb_object_agg(e.key, e.value) into written
    from jsonb_each(submission) as e
   where e.value <> 'null' and e.key in (
     'id', 'first_name', 'last_name', 'organization', 'email', 'phone', 'website', 'website_url', 'help_with',
     'primary_goal', 'main_challenge', 'org_type', 'current_challenge', 'source_url', 'utm_source', 'utm_medium',
     'utm_campaign', 'utm_term', 'utm_content', 'referrer', 'landing_path', 'device_type', 'timezone');
  written := jsonb_build_object('created_at', now(), 'updated_at', now(), 'source_url', '', 'utm_source', '',
    'utm_medium', '', 'utm_campaign', '', 'utm_term', '', 'utm_content', '', 'referrer', '', 'landing_path', '',
    'device_type', 'desktop', 'timezone', '') || written;
  if kind = 'lead' then
    insert into public.leads select r.* from jsonb_populate_record(null::public.leads, written) as r;
  else
    insert into public.audit_requests select r.* from jsonb_populate_record(null::public.audit_requests, written) as r;
  end if;
end
$$;

-- For the function that takes forms without script: the same rules without proof, and lower ceilings instead. `kind`
-- is 'lead' or 'audit_request', `submission` the row as the browser would insert it, with an id of its own; `address`
-- what the gateway says of the visitor. Answers { stored: true }, also for a repeat, or { held: true } when the person
-- has to use the link that was mailed. Refuses with PT422 `invalid_submission`, detail: the field.
create function public.store_submission(kind text, submission jsonb, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  -- Some clients send a document as its text.
  sent constant jsonb := case jsonb_typeof(submission) when 'string' then (submission #>> '{}')::jsonb else submission end;
  id constant uuid := (sent ->> 'id')::uuid;
  email constant text := sent ->> 'email';
  field text;
  broken text;
begin
  if id is null or kind is null or kind not in ('lead', 'audit_request') then
    raise exception using errcode = 'PT422', message = 'invalid_submission', detail = 'id, kind';
  end if;
  foreach field in array case when kind = 'lead' then array['organization', 'phone', 'primary_goal'] else array[]::text[] end loop
    if btrim(coalesce(sent ->> field, ''), E' \t\r\n') = '' then
      raise exception using errcode = 'PT422', message = 'invalid_submission', detail = field;
    end if;
  end loop;
  perform set_config('app.visitor_address', coalesce(nullif(address, ''), 'unknown'), true);
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  if exists (select from public.leads as l where l.id = id and kind = 'lead')
     or exists (select from public.audit_requests as a where a.id = id and kind = 'audit_request') then
    return jsonb_build_object('stored', true);
  end if;
  if exists (select from public.held_submissions as h where h.id = id) then
    return jsonb_build_object('held', true);
  end if;

  begin
    perform private.store_form(kind, sent);
    if private.passed_unproved(email) then
      -- The row was right; it is taken back, and held.
      raise exception using errcode = 'PT200', message = 'to be held';
    end if;
    perform private.count_submission('unproved', 'address', private.request_address());
    perform private.count_submission('unproved', 'email', private.mailbox(email));
    perform private.count_submission('unproved', 'site', 'all');
    perform private.limit_rate(kind, email);
    return jsonb_build_object('stored', true);
  exception
    when sqlstate 'PT200' then
      perform private.hold(kind, id, email, sent, 'forms_without_script');
      return jsonb_build_object('held', true);
    when check_violation or not_null_violation or invalid_text_representation or datetime_field_overflow then
      get stacked diagnostics broken = constraint_name, field = column_name;
      raise exception using errcode = 'PT422', message = 'invalid_submission',
        detail = coalesce(nullif(field, ''), regexp_replace(broken, '^(leads|audit_requests)_(.*?)(_printable|_distinct)?$', '\2'));
  end;
end
$$;

create function private.passed_unproved(email text) returns boolean
language sql stable set search_path = '' as $$
  select s.unproved_per_address <= (select count(*) from private.submissions as w where w.kind = 'unproved'
             and w.scope = 'address' and w.key_hash = private.salted_hash('address', private.request_address())
             and w.submitted_at > now() - interval '1 hour')
      or s.unproved_per_mailbox <= (select count(*) from private.submissions as w where w.kind = 'unproved'
             and w.scope = 'email' and w.key_hash = private.salted_hash('email', private.mailbox(passed_unproved.email))
             and w.submitted_at > now() - interval '1 hour')
      or s.unproved_of_site <= (select count(*) from private.submissions as w where w.kind = 'unproved'
             and w.scope = 'site' and w.submitted_at > now() - interval '1 hour')
    from private.settings as s
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.book_strategy_call, public.held_by_code, public.confirm_held, public.store_submission
  from public, anon, authenticated;
grant execute on function public.book_strategy_call, public.held_by_code, public.confirm_held to anon, service_role;
grant execute on function public.store_submission to service_role;
