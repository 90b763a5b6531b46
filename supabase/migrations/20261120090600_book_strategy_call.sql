-- Booking a strategy call is one call and one transaction: the checks, the lead, and the booking.

create function private.refuse_booking(field text, advice text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT422', message = 'invalid_booking', detail = field, hint = advice;
end
$$;

-- The wall clock of `zone` at `instant`, or null when the zone is unknown.
-- Names like 'Foo+3' would be taken for POSIX rules, so digits and signs are only let through as Etc/GMT±n.
create function private.wall_clock(instant timestamptz, zone text) returns timestamp
language plpgsql stable set search_path = '' as $$
begin
  if zone ~ '^[A-Za-z_]+(/[A-Za-z_-]+){1,2}$' or zone ~ '^(UTC|Etc/GMT[+-][0-9]{1,2})$' then
    return instant at time zone zone;
  end if;
  return (select instant at time zone n.name from pg_catalog.pg_timezone_names as n where n.name = zone);
exception when invalid_parameter_value then
  return null;
end
$$;

-- The booking rules (product specification, section 9): a future weekday, at most 14 days ahead, starting at
-- :00 or :45 between 9:00 and 16:45 in the visitor's zone. Two days and one hour of slack: the visitor's
-- machine may hold another edition of the time zone data, and "14 days" there is counted in the visitor's days.
create function private.check_booking_time(starts_at timestamptz, timezone text) returns timestamp
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
    'lead_id', booking.lead_id,
    'starts_at', to_char(booking.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'booking_date', booking.booking_date,
    'booking_time', booking.booking_time,
    'timezone', booking.timezone,
    'meeting_link', booking.meeting_link
  )
$$;

-- Refuses with PT422 `invalid_booking` (detail: the field, hint: what to do), PT409 `time_taken` and
-- PT429 `rate_limited`. The same id with the same start and e-mail address is answered as the first time; with
-- other details it takes the place of the first, unless that was already confirmed to the person.
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
  landing_path text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  given constant jsonb := jsonb_build_object(
    'first_name', btrim(book_strategy_call.first_name), 'last_name', btrim(book_strategy_call.last_name),
    'email', btrim(book_strategy_call.email), 'phone', btrim(book_strategy_call.phone));
  given_organization constant text := nullif(btrim(book_strategy_call.organization), '');
  field text;
  wall timestamp;
  lead_id uuid;
  booking public.bookings;
begin
  if book_strategy_call.booking_id is null then
    perform private.refuse_booking('booking_id', 'Send the id of the booking.');
  end if;
  foreach field in array array['first_name', 'last_name', 'email', 'phone'] loop
    if coalesce(given ->> field, '') = '' then
      perform private.refuse_booking(field, 'Please fill in all required fields.');
    end if;
  end loop;

  -- Before anything is looked up: two calls with one id must not both find nothing.
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));

  select * into booking from public.bookings as b where b.id = book_strategy_call.booking_id;
  if found then
    if booking.starts_at = book_strategy_call.starts_at and lower(booking.email) = lower(given ->> 'email') then
      return private.booking_answer(booking);
    end if;
    -- Once the person has a confirmation, its calendar file carries the id: it no longer proves who asks.
    if booking.person_notified_at is not null then
      perform private.refuse_booking('booking_id', 'This booking exists with other details; start a new one.');
    end if;
    -- Nobody has been told yet: the visitor saw a failure, and mended the address or chose another time.
    update public.leads as l set booking_date = null, booking_time = null, meeting_link = null, booking_id = null
     where l.booking_id = booking.id;
    delete from public.bookings as b where b.id = booking.id;
  end if;

  wall := private.check_booking_time(book_strategy_call.starts_at, book_strategy_call.timezone);
  if book_strategy_call.meeting_link is distinct from (
    select s.meeting_base || left(replace(book_strategy_call.booking_id::text, '-', ''), 10)
      from private.settings as s
  ) then
    perform private.refuse_booking('meeting_link', 'The meeting link does not belong to this booking.');
  end if;
  if exists (
    select from public.bookings as b
     where tstzrange(b.starts_at, b.ends_at)
        && tstzrange(book_strategy_call.starts_at, book_strategy_call.starts_at + interval '45 minutes')
  ) then
    raise exclusion_violation;
  end if;
  perform private.limit_rate('booking', given ->> 'email');

  select l.id into lead_id from public.leads as l
   where lower(l.email) = lower(given ->> 'email')
   order by l.created_at desc, l.id
   limit 1;
  if found then
    -- Product specification, section 3, "From the scheduler"; what an earlier form stored stays.
    update public.leads as l set
      first_name = given ->> 'first_name',
      last_name = given ->> 'last_name',
      email = given ->> 'email',
      phone = given ->> 'phone',
      organization = coalesce(given_organization, l.organization),
      booking_date = wall::date,
      booking_time = to_char(wall, 'FMHH12:MI AM'),
      timezone = book_strategy_call.timezone,
      meeting_link = book_strategy_call.meeting_link,
      booking_id = book_strategy_call.booking_id,
      source_url = coalesce(nullif(book_strategy_call.source_url, ''), l.source_url),
      device_type = coalesce(book_strategy_call.device_type, l.device_type),
      help_with = case when 'Consulting' = any (l.help_with) then l.help_with
                       else array_append(l.help_with, 'Consulting') end,
      stated_goal = case when l.primary_goal = 'Strategy Call Booking' then l.stated_goal
                         else coalesce(l.primary_goal, l.stated_goal) end,
      primary_goal = 'Strategy Call Booking',
      org_type = coalesce(nullif(book_strategy_call.org_type, ''), l.org_type),
      current_challenge = coalesce(nullif(btrim(book_strategy_call.current_challenge), ''), l.current_challenge),
      -- One campaign or the other, never a mixture of two.
      (utm_source, utm_medium, utm_campaign, utm_term, utm_content) = (
        select kept.* from (values (l.utm_source, l.utm_medium, l.utm_campaign, l.utm_term, l.utm_content)) as kept
         where concat(l.utm_source, l.utm_medium, l.utm_campaign, l.utm_term, l.utm_content) <> ''
        union all
        select coalesce(book_strategy_call.utm_source, ''), coalesce(book_strategy_call.utm_medium, ''),
               coalesce(book_strategy_call.utm_campaign, ''), coalesce(book_strategy_call.utm_term, ''),
               coalesce(book_strategy_call.utm_content, '')
         where concat(l.utm_source, l.utm_medium, l.utm_campaign, l.utm_term, l.utm_content) = ''
      ),
      referrer = coalesce(nullif(l.referrer, ''), book_strategy_call.referrer, ''),
      landing_path = coalesce(nullif(l.landing_path, ''), book_strategy_call.landing_path, '')
     where l.id = lead_id;
  else
    insert into public.leads (
      first_name, last_name, email, phone, organization, help_with, primary_goal, org_type, current_challenge,
      source_url, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_path,
      device_type, timezone, booking_date, booking_time, meeting_link, booking_id
    ) values (
      given ->> 'first_name', given ->> 'last_name', given ->> 'email', given ->> 'phone', given_organization,
      array['Consulting'], 'Strategy Call Booking', nullif(book_strategy_call.org_type, ''),
      nullif(btrim(book_strategy_call.current_challenge), ''), coalesce(book_strategy_call.source_url, ''),
      coalesce(book_strategy_call.utm_source, ''), coalesce(book_strategy_call.utm_medium, ''),
      coalesce(book_strategy_call.utm_campaign, ''), coalesce(book_strategy_call.utm_term, ''),
      coalesce(book_strategy_call.utm_content, ''), coalesce(book_strategy_call.referrer, ''),
      coalesce(book_strategy_call.landing_path, ''), coalesce(book_strategy_call.device_type, 'desktop'),
      book_strategy_call.timezone, wall::date, to_char(wall, 'FMHH12:MI AM'), book_strategy_call.meeting_link,
      book_strategy_call.booking_id
    ) returning id into lead_id;
  end if;

  insert into public.bookings as b (
    id, lead_id, starts_at, ends_at, timezone, booking_date, booking_time, meeting_link, first_name, last_name,
    email, phone, organization
  ) values (
    book_strategy_call.booking_id, lead_id, book_strategy_call.starts_at,
    book_strategy_call.starts_at + interval '45 minutes', book_strategy_call.timezone, wall::date,
    to_char(wall, 'FMHH12:MI AM'), book_strategy_call.meeting_link, given ->> 'first_name',
    given ->> 'last_name', given ->> 'email', given ->> 'phone', given_organization
  ) returning b.* into booking;
  return private.booking_answer(booking);
exception
  when exclusion_violation then
    raise exception using
      errcode = 'PT409', message = 'time_taken', detail = 'starts_at', hint = 'Choose another time.';
  when check_violation then
    declare
      broken text;
    begin
      get stacked diagnostics broken = constraint_name;
      perform private.refuse_booking(regexp_replace(broken, '^(leads|bookings)_', ''), 'Please check this field.');
    end;
end
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.book_strategy_call from public, anon, authenticated;
grant execute on function public.book_strategy_call to anon, service_role;
