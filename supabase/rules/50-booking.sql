-- Booking a strategy call. No response reveals whether an address is known.

-- A call as the page sees it.
create function private.booking_answer(booking public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'booking_id', booking.id,
    'starts_at', to_char(booking.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'minutes', extract(epoch from booking.ends_at - booking.starts_at) / 60,
    'booking_date', booking.booking_date,
    'booking_time', booking.booking_time,
    'timezone', booking.timezone,
    'meeting_link', booking.meeting_link
  )
$$;

create function private.refuse_booking(field text) returns jsonb
language sql set search_path = '' as $$ select private.refuse('PT422', 'invalid_booking', field) $$;

create function private.refuse_taken() returns jsonb
language sql set search_path = '' as $$ select private.refuse('PT409', 'time_taken', 'starts_at') $$;

-- The room is random: who knows a booking's id must not be able to join the call.
create function private.new_meeting_link() returns text
language sql volatile set search_path = '' as $$
  select coalesce(s.meeting_room, s.meeting_base || left(replace(gen_random_uuid()::text, '-', ''), 10))
    from private.settings as s
$$;

-- Checks a time against the rules in private.settings, and returns its wall-clock time in the visitor's zone. An hour
-- and two days of slack absorb differences in time zone data between the browser and the database. Within that hour,
-- the time that the page showed is right: the person must be told what they chose. The team can book three months
-- ahead.
create function private.check_booking_time(
  starts_at timestamptz, timezone text, shown timestamp, by_team boolean
) returns timestamp
language plpgsql stable set search_path = '' as $$
declare
  rules private.settings;
  wall timestamp;
begin
  select * into rules from private.settings;
  if starts_at is null or not isfinite(starts_at) or starts_at not between now() and now() + make_interval(
       days => 2 + case when by_team then private.team_days_ahead() else rules.days_ahead end) then
    perform private.refuse_booking('starts_at');
  end if;
  wall := private.wall_clock(starts_at, timezone);
  if wall is null then
    perform private.refuse_booking('timezone');
  end if;
  if abs(extract(epoch from shown - wall)) in (1800, 3600) then
    wall := shown;
  end if;
  -- Starts are counted from each full hour: every 45 minutes means :00 and :45.
  if extract(isodow from wall) <> all (rules.open_weekdays)
     or extract(minute from wall)::integer % rules.start_every_minutes <> 0 or extract(second from wall) <> 0
     or extract(hour from wall) not between rules.first_hour - 1 and rules.end_hour then
    perform private.refuse_booking('starts_at');
  end if;
  return wall;
end
$$;

-- The time of a call, as the page showed it.
create function private.clock_time(wall timestamp) returns text
language sql immutable set search_path = '' as $$ select to_char(wall, 'FMHH12:MI AM') $$;

-- Whether the person was mailed about the booking, or is being mailed now: then the id no longer authorizes changes.
create function private.is_mailed(booking public.bookings) returns boolean
language sql stable set search_path = '' as $$
  select booking.person_notified_at is not null or exists (
    select from private.outbox as o
     where o.row_id = booking.id and o.party = 'person' and (o.state = 'sent' or o.claimed_until > now()))
$$;

-- Whether a request repeats a booking whose answer was lost, rather than corrects it. After the mail, the id no longer
-- authorizes a correction.
create function private.is_repeat(booking public.bookings, starts_at timestamptz, brought jsonb) returns boolean
language sql stable set search_path = '' as $$
  select booking.starts_at = is_repeat.starts_at and lower(booking.email) = lower(brought ->> 'email')
     and (private.is_mailed(booking) or booking = jsonb_populate_record(booking, brought - 'email'))
$$;

-- The answer to the visitor, with the secret of their link until they are mailed about it.
create function private.booked_answer(booking public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select private.booking_answer(booking) || case
    when booking.booked_by = 'team' or private.is_mailed(booking) then '{}'
    else jsonb_build_object('secret', api.person_secret(booking.id)) end
$$;

-- The lead of a booking: the newest of its mailbox, whose empty fields it fills, or a new one from what the booking
-- brought. It replaces nothing that somebody typed, but the goal, which is kept in `stated_goal`.
create function private.lead_of_booking(booking public.bookings, brought jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  own_goal constant text := private.goal_of_booking();
  own_areas constant text[] := array['Consulting'];
  lead_id uuid;
begin
  select l.id into lead_id from public.leads as l
   where private.mailbox(l.email) = private.mailbox(booking.email) order by l.created_at desc, l.id limit 1;
  if lead_id is null then
    lead_id := gen_random_uuid();
    perform private.insert_row('leads', brought || jsonb_build_object(
      'id', lead_id, 'form', 'booking', 'help_with', own_areas, 'primary_goal', own_goal));
  end if;
  update public.leads as l
     set booking_date = booking.booking_date, booking_time = booking.booking_time,
         meeting_link = booking.meeting_link, booking_id = booking.id,
         stated_goal = coalesce(nullif(l.primary_goal, own_goal), l.stated_goal), primary_goal = own_goal,
         help_with = case when l.help_with @> own_areas then l.help_with else l.help_with || own_areas end,
         phone = coalesce(nullif(l.phone, ''), booking.phone),
         organization = coalesce(nullif(l.organization, ''), booking.organization),
         org_type = coalesce(l.org_type, booking.org_type),
         current_challenge = coalesce(nullif(l.current_challenge, ''), booking.current_challenge),
         timezone = coalesce(nullif(l.timezone, ''), booking.timezone)
   where l.id = lead_id;
  return lead_id;
end
$$;

-- A call that was canceled or corrected no longer stands on its lead.
create function private.detach_call(booking_id uuid) returns void
language sql set search_path = '' as $$
  update public.leads as l set booking_date = null, booking_time = null, meeting_link = null, booking_id = null
   where l.booking_id = detach_call.booking_id
$$;

create function private.remember_call_event(booking public.bookings, party text, what text) returns void
language sql set search_path = '' as $$
  insert into private.call_history (booking_id, party, what, sequence, starts_at, timezone, note)
  values (booking.id, remember_call_event.party, remember_call_event.what, booking.sequence, booking.starts_at,
          booking.timezone, booking.note)
$$;

-- Reminders that would be due within two hours of the booking are skipped. Each expires when the next is due.
create function private.plan_reminders(booking public.bookings) returns void
language sql set search_path = '' as $$
  select private.enqueue('booking.reminder', 'bookings', booking.id, 'person',
           booking.starts_at - make_interval(hours => r.hours),
           booking.starts_at - make_interval(hours => coalesce(lead(r.hours) over (order by r.hours desc), 0)),
           concat_ws('/', 'booking.reminder', booking.id, booking.sequence, r.hours))
    from private.settings as s, unnest(s.reminder_hours) as r (hours)
   where booking.starts_at - make_interval(hours => r.hours) > now() + interval '2 hours'
   order by r.hours desc
$$;

-- Stores a call whose time is free, with its lead. `given`: the columns of the call; `brought`: what was typed, and where
-- the visit came from, as columns of the lead.
create function private.store_booking(given jsonb, brought jsonb) returns public.bookings
language plpgsql set search_path = '' as $$
declare
  booking public.bookings := jsonb_populate_record(null::public.bookings, brought || given);
begin
  booking.created_at := now();
  booking.sequence := 0;
  booking.lead_id := private.lead_of_booking(booking, brought);
  insert into public.bookings select booking.*;
  perform private.remember_call_event(booking, booking.booked_by, 'booked'), private.plan_reminders(booking);
  return booking;
end
$$;

-- Raises PT422 `invalid_booking` (detail: the field), or `other_mailbox` if the team's link is another person's, PT409
-- `time_taken`, PT428 `proof_required` and PT429 `too_many_calls`. A repeat returns the same result; other details with the
-- same id replace the booking, unless the person has been mailed about it.
-- `answers` is the id of the request that the caller's tab has sent; `wall_time` is the time that the page showed; all else
-- is named as the lead's columns.
create function api.book_strategy_call(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  booking_id constant uuid := (request ->> 'booking_id')::uuid;
  starts_at constant timestamptz := (request ->> 'starts_at')::timestamptz;
  ends_at constant timestamptz := starts_at + (select make_interval(mins => s.length_minutes)
                                               from private.settings as s);
  timezone constant text := request ->> 'timezone';
  wall_time timestamp := (request ->> 'wall_time')::timestamp;
  by_team constant boolean := private.is_booked_by_team(request ->> 'email');
  brought constant jsonb := (
    select jsonb_object_agg(c.name, btrim(request ->> c.name)) from unnest(private.form_columns('bookings')) as c (name)
     where btrim(request ->> c.name) <> '');
  missing constant text := private.missing_column('booking', brought);
  booking public.bookings;
  broken text;
begin
  if booking_id is null then
    perform private.refuse_booking('booking_id');
  end if;
  -- Repeats come first: they must succeed even if the time has passed meanwhile.
  perform private.lock_writes();
  select b.* into booking from public.bookings as b where b.id = booking_id;
  if found and booking.canceled_at is null and private.is_repeat(booking, starts_at, brought) then
    return private.booked_answer(booking);
  end if;
  if found and (booking.canceled_at is not null or private.is_mailed(booking)) then
    perform private.refuse_booking('booking_id');
  end if;
  if not by_team and private.open_request(private.shown_secret()) is not null then
    perform private.refuse('PT422', 'other_mailbox', 'email');
  end if;
  -- The team may have no number.
  if missing is not null and not (missing = 'phone' and by_team) then
    perform private.refuse_booking(missing);
  end if;
  wall_time := private.check_booking_time(starts_at, timezone, wall_time, by_team);

  if booking.id is not null then
    -- No mail has been sent: the visitor saw an error, and corrected the address or chose another time. The lead that the
    -- call has made goes with it, since its address may be somebody else's; the request brings everything again.
    perform private.detach_call(booking.id);
    delete from public.bookings as b where b.id = booking.id;
    delete from public.leads as l
     where l.id = booking.lead_id and l.form = 'booking'
       and not exists (select from public.bookings as b where b.lead_id = l.id);
  end if;
  if private.is_taken(starts_at, ends_at, booking_id)
     or not by_team and private.is_closed(starts_at, ends_at, booking_id) then
    perform private.refuse_taken();
  end if;
  perform private.spend_proof(), private.count_write(true);
  if private.is_foreign_id(booking_id, 'bookings') then
    perform private.refuse_booking('booking_id');
  end if;
  booking := private.store_booking(jsonb_build_object(
    'id', booking_id, 'starts_at', starts_at, 'ends_at', ends_at,
    'booking_date', wall_time::date, 'booking_time', private.clock_time(wall_time),
    'meeting_link', private.new_meeting_link(),
    'booked_by', case when by_team then 'team' else 'person' end,
    'answers', case when by_team then private.open_request(private.shown_secret())::text
                    else request ->> 'answers' end), brought);
  if not by_team then
    perform private.count_call(booking_id);
  end if;
  return private.booked_answer(booking);
exception
  when exclusion_violation then
    return private.refuse_taken();
  when check_violation then
    get stacked diagnostics broken = constraint_name;
    return private.refuse_booking(regexp_replace(broken, '^(leads|bookings)_', ''));
end
$$;
