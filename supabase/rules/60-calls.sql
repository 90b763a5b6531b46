-- Changing a booked call by its secret link. Opening the link changes nothing. A change includes the `sequence` that
-- the page showed, so that a stale tab cannot undo a newer change.

-- The calls that are like a call, as lines: when each is, in the team's zone, and whose.
create function private.lines_of_calls_like(booking public.bookings, reason text, pattern text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(concat_ws(' ', to_char(c.starts_at at time zone s.team_zone, pattern), c.first_name, c.last_name))
    from private.settings as s, private.calls_like(booking, reason) as c
$$;

-- What the holder of a link sees. Canceled calls have no meeting link.
create function private.call_answer(booking public.bookings, party text) returns jsonb
language sql stable set search_path = '' as $$
  select private.booking_answer(booking) || jsonb_build_object(
    'holder', call_answer.party,
    'state', case when booking.canceled_at is not null then 'canceled'
                  when booking.starts_at <= now() then 'over' else 'booked' end,
    'sequence', booking.sequence,
    'meeting_link', case when booking.canceled_at is null then booking.meeting_link end,
    'first_name', booking.first_name,
    'last_name', booking.last_name,
    'email', booking.email
  ) || case when call_answer.party = 'team'
         then jsonb_build_object('phone', booking.phone,
                                 'missed', booking.outcome is not distinct from 'no_show',
                                 'day_calls', private.lines_of_calls_like(booking, 'day', 'FMHH12:MI AM'),
                                 'network_calls',
                                 private.lines_of_calls_like(booking, 'network', 'Mon FMDD, FMHH12:MI AM'),
                                 'hour_calls', private.lines_of_calls_like(booking, 'hour', 'Mon FMDD, FMHH12:MI AM'),
                                 'day_closed', private.team_day(booking.starts_at) in (
                                   select c.day from private.closed_days as c)) || private.person_of(booking)
         else '{}' end
$$;

-- What a secret opens, and for whom. Raises PT404 `no_such_call`, and PT403 `not_yours` for what only the team may do.
create function private.check_link(secret text, only_team boolean default false, out booking_id uuid, out party text)
language plpgsql stable set search_path = '' as $$
begin
  select o.* into booking_id, party from private.open_call(check_link.secret) as o;
  if booking_id is null then
    perform private.refuse('PT404', 'no_such_call');
  end if;
  if only_team and party <> 'team' then
    perform private.refuse('PT403', 'not_yours');
  end if;
end
$$;

create function api.call_of(secret text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  link record := private.check_link(call_of.secret);
  booking public.bookings;
begin
  select b.* into booking from public.bookings as b where b.id = link.booking_id;
  return private.call_answer(booking, link.party);
end
$$;

-- A new time or a cancellation: one message for each side and change. Those about the earlier state are withdrawn.
create function private.announce_change(booking public.bookings, kind text) returns void
language sql set search_path = '' as $$
  -- One that is being sent right now still goes out.
  update private.outbox as o set state = 'withdrawn', settled_at = now()
   where o.row_id = booking.id and o.state = 'waiting'
     and o.kind in ('booking.changed', 'booking.canceled', 'booking.reminder');
  select private.enqueue(announce_change.kind, 'bookings', booking.id, party,
                         dedupe_key => concat_ws('/', announce_change.kind, booking.id, booking.sequence, party))
    from unnest('{person,team}'::text[]) as party
$$;

-- Locks the call. Raises PT409 `call_over`.
create function private.call_to_change(booking_id uuid) returns public.bookings
language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  perform private.lock_writes();
  select b.* into booking from public.bookings as b where b.id = call_to_change.booking_id for update;
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
  link record := private.check_link(change_call.secret);
  booking public.bookings;
  ends_at timestamptz;
  wall timestamp;
  line text := private.trimmed(change_call.note);
  again boolean;
begin
  if link.party = 'team' then
    select b.timezone into timezone from public.bookings as b where b.id = link.booking_id;
  end if;
  wall := private.check_booking_time(starts_at, timezone, wall_time, link.party = 'team');
  booking := private.call_to_change(link.booking_id);
  if booking.canceled_at is null and booking.starts_at = starts_at and booking.timezone = timezone then
    return private.call_answer(booking, link.party);
  end if;
  perform private.check_seen(booking, seen);
  again := booking.canceled_at is not null;
  if again and link.party = 'team' then
    perform private.refuse('PT409', 'call_changed');
  end if;
  ends_at := starts_at + (booking.ends_at - booking.starts_at);
  if private.is_taken(starts_at, ends_at, booking.id)
     or link.party = 'person' and private.is_closed(starts_at, ends_at, booking.id) then
    raise exclusion_violation;
  end if;
  perform private.spend_proof(), private.count_write(true);
  update public.bookings as b
     set moved_from = b.starts_at, starts_at = change_call.starts_at, ends_at = ends_at,
         timezone = change_call.timezone,
         booking_date = wall::date, booking_time = private.clock_time(wall),
         sequence = b.sequence + 1, canceled_at = null, canceled_by = null,
         moved_by = link.party, note = case when link.party = 'team' then line end
   where b.id = booking.id
  returning b.* into booking;
  update public.leads as l
     set booking_date = booking.booking_date, booking_time = booking.booking_time,
         meeting_link = booking.meeting_link, booking_id = booking.id
   where l.id = booking.lead_id and (l.booking_id is null or l.booking_id = booking.id);
  perform private.remember_call_event(booking, link.party, case when again then 'booked_again' else 'moved' end);
  if again then
    perform private.count_call(booking.id);
  end if;
  perform private.announce_change(booking, 'booking.changed');
  perform private.plan_reminders(booking);
  return private.call_answer(booking, link.party);
exception when exclusion_violation then
  return private.refuse_taken();
end
$$;

create function private.canceled_call(booking public.bookings, party text, line text) returns public.bookings
language plpgsql set search_path = '' as $$
begin
  update public.bookings as b
     set canceled_at = now(), canceled_by = canceled_call.party, note = line, sequence = b.sequence + 1
   where b.id = booking.id
  returning b.* into booking;
  perform private.detach_call(booking.id), private.remember_call_event(booking, party, 'canceled'),
    private.announce_change(booking, 'booking.canceled');
  return booking;
end
$$;

-- Cancels a call and frees its time, with a message for the other side. A repeat returns the same result.
create function api.cancel_call(secret text, seen integer, note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  link record := private.check_link(cancel_call.secret);
  line text := private.trimmed(cancel_call.note);
  booking public.bookings;
begin
  booking := private.call_to_change(link.booking_id);
  if booking.canceled_at is not null then
    return private.call_answer(booking, link.party);
  end if;
  perform private.check_seen(booking, seen);
  return private.call_answer(private.canceled_call(booking, link.party, line), link.party);
end
$$;

-- The team cancels all calls like this one, itself included, with one message; of a day, it also closes the day for new ones.
-- A repeat returns the same result.
create function api.cancel_calls_like(secret text, reason text, seen integer, note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  link record := private.check_link(cancel_calls_like.secret, true);
  booking public.bookings;
begin
  perform private.lock_writes();
  select b.* into booking from public.bookings as b where b.id = link.booking_id;
  if booking.canceled_at is null then
    perform private.check_seen(booking, seen);
  end if;
  if reason = 'day' then
    insert into private.closed_days (day) values (private.team_day(booking.starts_at)) on conflict do nothing;
  end if;
  perform private.canceled_call(c, 'team', private.trimmed(note)) from private.calls_like(booking, reason) as c;
  return api.call_of(secret);
end
$$;

-- The team opens a closed day again.
create function api.open_day(secret text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record := private.check_link(open_day.secret, true);
begin
  delete from private.closed_days as c using public.bookings as b
   where b.id = link.booking_id and c.day = private.team_day(b.starts_at);
  return api.call_of(secret);
end
$$;

-- Says that nobody came to a call, or takes it back. Any other call counts as held once it has begun.
create function api.mark_missed(secret text, missed boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record := private.check_link(mark_missed.secret, true);
  booking public.bookings;
begin
  update public.bookings as b set outcome = case when missed then 'no_show' end
   where b.id = link.booking_id and b.canceled_at is null and b.starts_at <= now()
  returning b.* into booking;
  if not found then
    perform private.refuse('PT409', 'call_ahead');
  end if;
  perform private.remember_call_event(booking, 'team', case when missed then 'no_show' else 'done' end);
  return private.call_answer(booking, link.party);
end
$$;
