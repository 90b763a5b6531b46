-- Booking a strategy call. Cheap checks come before the lock. Without the lead's id, a booking only fills in empty
-- fields of a lead. Above a ceiling a call is held. No response reveals whether an address is known.

create function private.refuse_booking(field text, advice text) returns jsonb
language sql set search_path = '' as $$ select private.refuse('PT422', 'invalid_booking', field, advice) $$;

create function private.refuse_taken() returns jsonb
language sql set search_path = '' as $$
  select private.refuse('PT409', 'time_taken', 'starts_at', 'Choose another time.')
$$;

-- The room must be random, not derived from the booking's id: analytics gets that id.
create function private.is_meeting_link(link text, booking_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    starts_with(link, s.meeting_base)
      and substr(link, length(s.meeting_base) + 1) ~ '^[0-9a-f]{10}$'
      and right(link, 10) <> left(replace(booking_id::text, '-', ''), 10),
    false)
  from private.settings as s
$$;

-- The same rules as the tables' constraints, but checked before the lock.
create function private.check_booking_shape(given jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  rule record;
  value text;
begin
  for rule in select * from private.text_rules() loop
    value := given ->> rule.field;
    if rule.field in ('first_name', 'last_name', 'email', 'phone', 'timezone') and coalesce(value, '') = '' then
      perform private.refuse_booking(rule.field, 'Please fill in all required fields.');
    end if;
    if char_length(value) > rule.longest or value !~ rule.shape or value ~ rule.forbidden then
      perform private.refuse_booking(rule.field, 'Please check this field.');
    end if;
  end loop;
end
$$;

-- Returns the wall-clock time in the visitor's zone. The offered hours are a product rule (content/booking-rules.ts);
-- an hour and two days of slack absorb differences in time zone data between the browser and the database. Within that
-- hour, the time that the page showed is right: the person must be told what they chose.
create function private.check_booking_time(starts_at timestamptz, timezone text, shown timestamp) returns timestamp
language plpgsql stable set search_path = '' as $$
declare
  wall timestamp;
begin
  if starts_at is null or not isfinite(starts_at) or starts_at <= now() then
    perform private.refuse_booking('starts_at', 'Choose a time in the future.');
  end if;
  if starts_at > now() + interval '16 days' then
    perform private.refuse_booking('starts_at', 'Choose a time within the next two weeks.');
  end if;
  wall := private.wall_clock(starts_at, timezone);
  if wall is null then
    perform private.refuse_booking('timezone', 'Choose a time zone from the list.');
  end if;
  if abs(extract(epoch from shown - wall)) in (1800, 3600) then
    wall := shown;
  end if;
  if extract(isodow from wall) > 5 then
    perform private.refuse_booking('starts_at', 'Choose a day from Monday to Friday.');
  end if;
  if extract(minute from wall) not in (0, 45) or extract(second from wall) <> 0
     or extract(hour from wall) not between 8 and 17 then
    perform private.refuse_booking('starts_at', 'Choose one of the times that are offered.');
  end if;
  return wall;
end
$$;

create function private.booking_answer(booking public.bookings) returns jsonb
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

-- A confirmed call, with its person for the calendar file: the code in their mail is the proof that it is them.
create function private.confirmed_answer(booking public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select private.booking_answer(booking) || jsonb_build_object(
    'first_name', booking.first_name, 'last_name', booking.last_name, 'email', booking.email)
$$;

-- Whether the person was mailed about the booking, or is being mailed now: then the id no longer authorizes changes.
create function private.is_told(booking public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select booking.person_notified_at is not null or exists (
    select from private.outbox as o
     where o.row_id = booking.id and o.channel = 'person' and (o.state = 'sent' or o.claimed_until > now()))
$$;

-- Finds or creates the lead of a booking. A caller that knows the lead's id (the tab that stored it) replaces the
-- fields that the product specification lists; others only fill empty ones. An old row that violates a newer
-- constraint is left unchanged.
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
      device_type, timezone, booking_date, booking_time, meeting_link, booking_id, form
    ) values (
      given ->> 'first_name', given ->> 'last_name', given ->> 'email', given ->> 'phone', given ->> 'organization',
      array['Consulting'], 'Strategy Call Booking', given ->> 'org_type', given ->> 'current_challenge',
      given ->> 'source_url', given ->> 'utm_source', given ->> 'utm_medium', given ->> 'utm_campaign',
      given ->> 'utm_term', given ->> 'utm_content', given ->> 'referrer', given ->> 'landing_path',
      given ->> 'device_type', given ->> 'timezone', wall::date, to_char(wall, 'FMHH12:MI AM'),
      given ->> 'meeting_link', (given ->> 'booking_id')::uuid, 'booking'
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
      stated_areas = coalesce(l.stated_areas, l.help_with),
      stated_goal = case when l.primary_goal = 'Strategy Call Booking' then l.stated_goal
                         else coalesce(l.primary_goal, l.stated_goal) end,
      primary_goal = 'Strategy Call Booking',
      org_type = case when replaced then coalesce(given ->> 'org_type', l.org_type)
                      else coalesce(l.org_type, given ->> 'org_type') end,
      current_challenge = case when replaced then coalesce(given ->> 'current_challenge', l.current_challenge)
                               else coalesce(l.current_challenge, given ->> 'current_challenge') end,
      -- The parameters of one campaign, never a mix of two.
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
      -- Only a caller that knows the lead's id can replace a call that is still ahead.
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

-- Stores a call whose time is free, with its lead, its origins, and the lead's earlier fields.
create function private.store_booking(given jsonb, origins bytea[], is_confirmed boolean) returns public.bookings
language plpgsql set search_path = '' as $$
declare
  starts_at constant timestamptz := (given ->> 'starts_at')::timestamptz;
  wall constant timestamp := (given ->> 'wall_time')::timestamp;
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
  insert into private.call_origins (booking_id, origins, is_confirmed)
  values (booking.id, store_booking.origins, store_booking.is_confirmed);
  if lead.before is not null then
    insert into public.lead_history (booking_id, lead_id, replaced, before, brought)
    values (booking.id, lead.lead_id, lead.replaced, lead.before, jsonb_strip_nulls(given - 'known_lead'));
  end if;
  return booking;
end
$$;

-- Raises PT422 `invalid_booking` (detail: the field; hint: what to do), PT409 `time_taken`, PT428 `proof_required` and
-- PT429 `too_many_calls`. A repeat with the same id, start and email address returns the same result; with other details
-- it replaces the booking, unless the person has been mailed about it. A result with `held_until` is a call that must
-- be confirmed by the mailed link (confirm_held); not one that the team books for the person of a request. `known_lead` is the id of the lead that the caller's tab stored;
-- `wall_time` is the time that the page showed.
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
  known_lead uuid default null,
  wall_time timestamp default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  given jsonb := jsonb_build_object(
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
  origins bytea[] := private.origins_of(given ->> 'email');
  booking public.bookings;
  held public.held_submissions;
  reason text;
  by_team constant boolean := private.is_booked_by_team(email);
begin
  if booking_id is null then
    perform private.refuse_booking('booking_id', 'Send the id of the booking.');
  end if;
  -- Repeats come first: they must succeed even if the time has passed meanwhile.
  select b.* into booking from public.bookings as b where b.id = booking_id;
  if found and booking.canceled_at is not null then
    perform private.refuse_booking('booking_id', 'This booking was canceled; start a new one.');
  end if;
  if found and booking.starts_at = starts_at and lower(booking.email) = lower(given ->> 'email') then
    return private.booking_answer(booking);
  end if;
  perform private.check_booking_shape(given);
  -- The team's own network is no origin of calls that it books for others.
  if by_team then
    perform set_config('app.visitor_address', 'unknown', true);
    origins := array[private.salted_hash('mailbox', private.mailbox(email))];
  end if;
  given := given || jsonb_build_object('wall_time', private.check_booking_time(starts_at, timezone, wall_time));
  if not private.is_meeting_link(meeting_link, booking_id) then
    perform private.refuse_booking('meeting_link', 'The meeting link does not belong to this booking.');
  end if;

  -- Look up the id again under the lock, because two concurrent requests could both find nothing.
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  select b.* into booking from public.bookings as b where b.id = booking_id;
  if found then
    if booking.starts_at = starts_at and lower(booking.email) = lower(given ->> 'email') then
      return private.booking_answer(booking);
    end if;
    if private.is_told(booking) then
      perform private.refuse_booking('booking_id', 'This booking exists with other details; start a new one.');
    end if;
    -- No mail has been sent: the visitor saw an error, and corrected the address or chose another time.
    update public.leads as l set booking_date = null, booking_time = null, meeting_link = null, booking_id = null
     where l.booking_id = booking.id;
    origins := origins || (select o.origins from private.call_origins as o where o.booking_id = booking.id);
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
  end if;

  if private.is_taken(starts_at, until_instant, booking_id)
     or private.is_closed(starts_at, until_instant, booking_id) then
    perform private.refuse_taken();
  end if;
  perform private.spend_proof(given ->> 'email');
  perform private.count_write(given ->> 'email', true);

  reason := private.reason_to_hold(starts_at, booking_id, origins);
  if reason is not null and not by_team or held.expires_at > now() then
    return private.held_answer(
      private.hold('booking', booking_id, given, origins, coalesce(reason, 'calls_of_origin'), starts_at, until_instant));
  end if;
  booking := private.store_booking(given, origins, by_team);
  return private.booking_answer(booking);
exception
  when exclusion_violation then
    return private.refuse_taken();
  when check_violation then
    declare
      broken text;
    begin
      get stacked diagnostics broken = constraint_name;
      return private.refuse_booking(regexp_replace(broken, '^(leads|bookings)_', ''), 'Please check this field.');
    end;
end
$$;
