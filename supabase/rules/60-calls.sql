-- Changing a booked call by its secret link. Opening the link changes nothing. A change includes the `sequence` that
-- the page showed, so that a stale tab cannot undo a newer change.

-- Changing a booked call by its secret link. Opening the link changes nothing. A change includes the `sequence` that
-- the page showed, so that a stale tab cannot undo a newer change.

-- The calls that are ahead on the team's day of a call.
create function private.calls_of_day(booking public.bookings) returns setof public.bookings
language sql stable set search_path = '' as $$
  select b.* from public.bookings as b
   where b.canceled_at is null and b.starts_at > now()
     and private.team_day(b.starts_at) = private.team_day(booking.starts_at)
   order by b.starts_at
$$;

-- What the holder of a link sees. Canceled calls have no meeting link.
create function private.call_answer(booking public.bookings, holder text) returns jsonb
language sql stable set search_path = '' as $$
  select private.booking_answer(booking) || jsonb_build_object(
    'holder', call_answer.holder,
    'state', case when booking.canceled_at is not null then 'canceled'
                  when booking.starts_at <= now() then 'over' else 'booked' end,
    'sequence', booking.sequence,
    'meeting_link', case when booking.canceled_at is null then booking.meeting_link end,
    'first_name', booking.first_name,
    'last_name', booking.last_name,
    'email', booking.email
  ) || case when call_answer.holder = 'team'
         then jsonb_build_object('phone', booking.phone, 'outcome', booking.outcome,
                                 'outcome_note', booking.outcome_note,
                                 'day_calls', (
                                   select jsonb_agg(concat_ws(' ', to_char(c.starts_at at time zone s.team_zone,
                                                                           'FMHH12:MI AM'), c.first_name, c.last_name))
                                     from private.settings as s, private.calls_of_day(booking) as c),
                                 'day_closed', private.team_day(booking.starts_at) in (
                                   select c.day from private.closed_days as c)) || private.person_of(booking)
         else '{}' end
$$;

-- Raises PT404 `no_such_call`, and PT403 `not_yours` for what only the team may do.
create function private.link_of(secret text, only_team boolean default false) returns private.opened_call
language plpgsql stable set search_path = '' as $$
declare
  link private.opened_call := private.open_call(link_of.secret);
begin
  if link.booking_id is null then
    perform private.refuse('PT404', 'no_such_call');
  end if;
  if only_team and link.holder <> 'team' then
    perform private.refuse('PT403', 'not_yours');
  end if;
  return link;
end
$$;

create function api.call_of(secret text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  link private.opened_call := private.link_of(call_of.secret);
  booking public.bookings;
begin
  select b.* into booking from public.bookings as b where b.id = link.booking_id;
  return private.call_answer(booking, link.holder);
end
$$;

-- The messages about a change of a call, one for each side and change.
create function private.enqueue_change(booking public.bookings, kind text, channels text[], who text) returns void
language sql set search_path = '' as $$
  select private.enqueue(enqueue_change.kind, 'bookings', booking.id, channel,
                         dedupe_key => concat_ws('/', enqueue_change.kind, booking.id, booking.sequence, channel),
                         asked => who = 'team')
    from unnest(channels) as channel
$$;

-- A new time or a cancellation: messages about the earlier state are withdrawn.
create function private.announce_change(booking public.bookings, kind text, who text) returns void
language sql set search_path = '' as $$
  select private.withdraw(booking.id, earlier)
    from unnest('{booking.changed,booking.canceled,booking.reminder}'::text[]) as earlier;
  select private.enqueue_change(booking, announce_change.kind, '{person,team}', who)
$$;

-- Locks the call. Raises PT409 `call_over`.
create function private.call_to_change(link private.opened_call) returns public.bookings
language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  select b.* into booking from public.bookings as b where b.id = link.booking_id for update;
  if booking.canceled_at is null and booking.starts_at <= now() then
    perform private.refuse('PT409', 'call_over');
  end if;
  return booking;
end
$$;

-- Raises PT409 `call_changed` if the call was changed after the caller loaded it.
create function private.check_seen(booking public.bookings, seen integer) returns void
language plpgsql set search_path = '' as $$
begin
  if seen is distinct from booking.sequence then
    perform private.refuse('PT409', 'call_changed');
  end if;
end
$$;

-- Moves a call by the rules of booking, with the length that it has; the person can also book a canceled call again. If
-- the team moves it, the person's time zone is kept, the team's own hours do not count, and a message can be added. If
-- the new time is taken (PT409 `time_taken`), the old one stays. Raises PT428 `proof_required`. A repeat returns the
-- same result.
create function api.change_call(
  secret text, starts_at timestamptz, timezone text, seen integer, note text default null,
  wall_time timestamp default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  link private.opened_call := private.link_of(change_call.secret);
  booking public.bookings;
  ends_at timestamptz;
  wall timestamp;
  line text := private.trimmed(change_call.note);
  again boolean;
begin
  if link.holder = 'team' then
    select b.timezone into timezone from public.bookings as b where b.id = link.booking_id;
  end if;
  wall := private.check_booking_time(starts_at, timezone, wall_time, link.holder = 'team');
  booking := private.call_to_change(link);
  if booking.canceled_at is null and booking.starts_at = starts_at and booking.timezone = timezone then
    return private.call_answer(booking, link.holder);
  end if;
  perform private.check_seen(booking, seen);
  again := booking.canceled_at is not null;
  if again and link.holder = 'team' then
    perform private.refuse('PT409', 'call_changed');
  end if;
  ends_at := starts_at + (booking.ends_at - booking.starts_at);
  if private.is_taken(starts_at, ends_at, booking.id)
     or link.holder = 'person' and private.is_closed(starts_at, ends_at, booking.id) then
    raise exclusion_violation;
  end if;
  perform private.spend_proof(), private.count_write(true);
  update public.bookings as b
     set moved_from = b.starts_at, starts_at = change_call.starts_at, ends_at = ends_at,
         timezone = change_call.timezone,
         booking_date = wall::date, booking_time = to_char(wall, 'FMHH12:MI AM'),
         sequence = b.sequence + 1, canceled_at = null, canceled_by = null,
         moved_by = link.holder, note = case when link.holder = 'team' then line end
   where b.id = booking.id
  returning b.* into booking;
  update public.leads as l
     set booking_date = booking.booking_date, booking_time = booking.booking_time, timezone = booking.timezone,
         meeting_link = booking.meeting_link, booking_id = booking.id
   where l.id = booking.lead_id and (l.booking_id is null or l.booking_id = booking.id);
  perform private.remember_call_event(booking, link.holder, case when again then 'booked_again' else 'moved' end);
  if again then
    perform private.count_call(booking.id);
  end if;
  perform private.announce_change(booking, 'booking.changed', link.holder);
  perform private.plan_reminders(booking);
  return private.call_answer(booking, link.holder);
exception when exclusion_violation then
  return private.refuse_taken();
end
$$;

create function private.canceled_call(booking public.bookings, who text, line text) returns public.bookings
language plpgsql set search_path = '' as $$
begin
  update public.bookings as b
     set canceled_at = now(), canceled_by = who, note = line, sequence = b.sequence + 1
   where b.id = booking.id
  returning b.* into booking;
  update public.leads as l
     set booking_date = null, booking_time = null, meeting_link = null, booking_id = null
   where l.booking_id = booking.id;
  perform private.remember_call_event(booking, who, 'canceled');
  perform private.announce_change(booking, 'booking.canceled', who);
  return booking;
end
$$;

-- Cancels a call and frees its time, with a message for the other side. A repeat returns the same result.
create function api.cancel_call(secret text, seen integer, note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  link private.opened_call := private.link_of(cancel_call.secret);
  line text := private.trimmed(cancel_call.note);
  booking public.bookings;
begin
  booking := private.call_to_change(link);
  if booking.canceled_at is not null then
    return private.call_answer(booking, link.holder);
  end if;
  perform private.check_seen(booking, seen);
  return private.call_answer(private.canceled_call(booking, link.holder, line), link.holder);
end
$$;

-- The team cancels all calls of a call's day that have not begun, with one message, and closes the day for new ones. A
-- repeat returns the same result.
create function api.cancel_day(secret text, seen integer, note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  link private.opened_call := private.link_of(cancel_day.secret, true);
  line text := private.trimmed(cancel_day.note);
  booking public.bookings;
  each public.bookings;
begin
  booking := private.call_to_change(link);
  if booking.canceled_at is null then
    perform private.check_seen(booking, seen);
  end if;
  insert into private.closed_days (day) values (private.team_day(booking.starts_at)) on conflict do nothing;
  for each in select * from private.calls_of_day(booking) loop
    perform private.canceled_call(each, 'team', line);
  end loop;
  return api.call_of(secret);
end
$$;

-- The team opens a closed day again.
create function api.open_day(secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link private.opened_call := private.link_of(open_day.secret, true);
begin
  delete from private.closed_days as c using public.bookings as b
   where b.id = link.booking_id and c.day = private.team_day(b.starts_at);
  return api.call_of(secret);
end
$$;

-- Records the outcome of a call. A later outcome replaces an earlier one.
create function api.tell_outcome(secret text, outcome text, note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  link private.opened_call := private.link_of(tell_outcome.secret, true);
  booking public.bookings;
begin
  select b.* into booking from public.bookings as b where b.id = link.booking_id for update;
  if booking.canceled_at is not null or booking.starts_at > now() then
    perform private.refuse('PT409', 'call_ahead');
  end if;
  update public.bookings as b set outcome = tell_outcome.outcome, outcome_note = private.trimmed(tell_outcome.note)
   where b.id = booking.id returning b.* into booking;
  perform private.remember_call_event(booking, 'team', outcome);
  return private.call_answer(booking, link.holder);
end
$$;

-- The rows of the person who booked a call: of the same mailbox and name. Anybody can type an address, so the others of
-- the mailbox may be somebody else's.
create function private.rows_of_caller(booking public.bookings) returns setof uuid
language sql stable set search_path = '' as $$
  select r.id from (
    select l.id, l.email, l.first_name, l.last_name from public.leads as l
    union all
    select a.id, a.email, a.first_name, a.last_name from public.audit_requests as a
    union all
    select b.id, b.email, b.first_name, b.last_name from public.bookings as b) as r
   where private.mailbox(r.email) = private.mailbox(booking.email)
     and lower(r.first_name || ' ' || r.last_name) = lower(booking.first_name || ' ' || booking.last_name)
$$;

-- The team corrects the address of a call: the confirmation is sent again, to the new one, and what is still to come.
-- Nothing more goes to the old one, whose link stops working; the invitation keeps its UID and room. A repeat sends
-- nothing.
create function api.correct_address(secret text, seen integer, email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  link private.opened_call := private.link_of(correct_address.secret, true);
  address constant text := btrim(correct_address.email);
  booking public.bookings;
  own uuid[];
begin
  booking := private.call_to_change(link);
  if lower(booking.email) = lower(address) then
    return private.call_answer(booking, link.holder);
  end if;
  perform private.check_seen(booking, seen);
  if booking.canceled_at is not null then
    perform private.refuse('PT409', 'call_changed');
  end if;
  own := array(select private.rows_of_caller(booking));
  update public.leads as l set email = address where l.id = any (own);
  update public.audit_requests as a set email = address where a.id = any (own);
  update public.bookings as b set email = address where b.id = any (own);
  update private.outbox as o set state = 'withdrawn', settled_at = now()
   where o.row_id = any (own) and o.channel = 'person' and o.state = 'waiting';
  for booking in
    update public.bookings as b set sequence = b.sequence + 1
     where b.id = any (own) and b.canceled_at is null and b.starts_at > now()
    returning b.*
  loop
    perform private.remember_call_event(booking, 'team', 'address_corrected'),
      private.enqueue_change(booking, 'booking.created', '{person}', 'team'),
      private.plan_reminders(booking);
  end loop;
  perform private.enqueue(case r.form when 'audit' then 'audit_request.created' else 'lead.created' end,
                          case r.form when 'audit' then 'audit_requests' else 'leads' end, r.id, 'person',
                          dedupe_key => concat_ws('/', 'corrected', r.id, gen_random_uuid()), asked => true)
    from private.requests as r where r.id = any (own) and not r.is_answered;
  select b.* into booking from public.bookings as b where b.id = link.booking_id;
  return private.call_answer(booking, link.holder);
exception when check_violation or not_null_violation then
  return private.refuse('PT422', 'invalid_address', 'email');
end
$$;
