-- Protection against floods, which could fill the calendar or a mailbox. Five rules:
-- 1. Every write needs a proof of work, which gets harder with the writes of its network and of the site in an hour,
--    for one network without an upper limit.
-- 2. One network has at most four calls ahead or canceled in the last day.
-- 3. In any 24 hours, visitors take at most a quarter of the starts that the team offers in the booking window, and at
--    least four calls.
-- 4. A mailbox gets at most six mails a day that it may not have asked for; the page shows what the others would say.
-- 5. Without JavaScript, one network stores five forms an hour, and the site a hundred.
--
-- A network is an IPv4 address or an IPv6 /48. What somebody typed counts for nothing: anyone can type an address or a
-- domain of others. A refusal is a way on: a call becomes the call request with everything typed, and a form comes back
-- with its words, the team's address and its phone. Refusals write nothing; the morning mail says that a limit was
-- reached, once what is stored equals it.

-- Refuses what is above a limit, with PT429 and this message, and notes what reaches it.
create function private.keep_limit(rule integer, reached bigint, most bigint, message text) returns void
language plpgsql set search_path = '' as $$
begin
  if reached > most then
    perform private.refuse('PT429', keep_limit.message);
  elsif reached = most then
    perform private.note_limit(keep_limit.rule);
  end if;
end
$$;

create function private.note_limit(rule integer) returns void
language sql set search_path = '' as $$
  insert into private.reached_limits (rule, reached_at) values (note_limit.rule, now())
  on conflict (rule) do update set reached_at = excluded.reached_at
$$;

-- The visitor's network as a salted hash; null for a visitor without a usable address.
create function private.network() returns bytea
language sql stable set search_path = '' as $$ select private.salted_hash('network', private.visitor_network()) $$;

-- The writes of the last hour. The network is a query of its own, or it would be computed for each row.
create function private.recent_writes(
  out of_network bigint, out of_site bigint, out unproved_of_network bigint, out unproved_of_site bigint
)
language sql stable set search_path = '' as $$
  with own as materialized (select private.network() as network)
  select count(*) filter (where w.network = own.network), count(*),
         count(*) filter (where w.network = own.network and not w.proved), count(*) filter (where not w.proved)
    from own, private.writes as w
   where w.written_at > now() - interval '1 hour'
$$;

-- Counts a write. Takes the advisory lock that all public writes share: counts are exact, no newer lead of an email
-- address can appear meanwhile, and a single lock cannot deadlock. A rejected write is rolled back with its count.
create function private.count_write(proved boolean) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  delete from private.writes as w where w.written_at < now() - interval '1 hour';
  insert into private.writes (network, proved) values (private.network(), count_write.proved);
end
$$;

-- Counts a form without a proof (rule 5). Raises PT429 `rate_limited`.
create function private.count_unproved_form() returns void
language sql set search_path = '' as $$
  select private.count_write(false);
  select private.keep_limit(5, w.unproved_of_network, s.forms_of_network, 'rate_limited'),
         private.keep_limit(5, w.unproved_of_site, s.forms_of_site, 'rate_limited')
    from private.settings as s, private.recent_writes() as w
$$;

-- The calls that visitors may book in 24 hours (rule 3). A call closes all starts that are less than its length and its
-- gap away; so many that a day's starts, divided by them, are the calls that could close the day, wherever they are.
create function private.calls_of_a_day() returns integer
language sql stable set search_path = '' set jit = 'off' as $$
  with rules as (
    select s.*, make_interval(mins => s.length_minutes) as length,
           (now() at time zone s.team_zone)::date as today,
           ceil(2 * (s.length_minutes + g.gap) * ceil(60.0 / s.start_every_minutes) / 60) as closed_by_call
      from private.settings as s,
           lateral (select greatest(0, (s.team_hours #>> '{buffer,before}')::integer,
                                    (s.team_hours #>> '{buffer,after}')::integer)) as g (gap)
  ), days as materialized (
    select day, private.hours_of_day(day) as hours
      from rules as r,
           generate_series((r.today + 1)::timestamp, (r.today + r.days_ahead)::timestamp, interval '1 day') as day
     where extract(isodow from day) = any (r.open_weekdays)
  ), starts as (
    select d.day, count(*) as offered
      from rules as r, days as d, generate_series(0, 23) as hour,
           generate_series(0, 59, r.start_every_minutes) as minute,
           lateral (select (d.day + make_interval(hours => hour, mins => minute)) at time zone r.team_zone)
             as t (starts_at)
     where hour >= r.first_hour and hour < r.end_hour
       and d.hours @> tstzrange(t.starts_at, t.starts_at + r.length)
     group by d.day
  )
  select greatest(4, floor(r.share_of_starts * sum(
           least((r.team_hours ->> 'perDay')::integer, floor(t.offered / r.closed_by_call)))))::integer
    from rules as r left join starts as t on true
   group by r.share_of_starts
$$;

-- Counts a call that a visitor has just booked, or booked again (rules 2 and 3). Raises PT429 `too_many_calls`.
create function private.count_call(booking_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.call_networks (booking_id, network)
  select count_call.booking_id, n.network from (values (private.network())) as n (network) where n.network is not null
  on conflict do nothing;
  select private.keep_limit(2, count(*), s.calls_of_network, 'too_many_calls')
    from private.settings as s, private.call_networks as n join public.bookings as b on b.id = n.booking_id
   where n.network = (select private.network())
     and (b.canceled_at is null and b.ends_at > now()
          or b.canceled_by = 'person' and b.canceled_at > now() - interval '1 day')
   group by s.calls_of_network;
  select private.keep_limit(3, count(distinct b.id), private.calls_of_a_day(), 'too_many_calls')
    from private.call_history as h join public.bookings as b on b.id = h.booking_id
   where h.who = 'person' and h.what in ('booked', 'booked_again') and h.happened_at > now() - interval '1 day'
     and b.canceled_at is null;
$$;

-- Whether a mailbox gets too many mails around a moment (rule 4). Both directions, because reminders are stored long
-- before they are sent.
create function private.is_mailbox_full(mailbox bytea, moment timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select count(*) >= (select s.mails_of_mailbox from private.settings as s) from private.outbox as o
   where o.mailbox_hash = is_mailbox_full.mailbox and o.channel = 'person' and o.state <> 'withdrawn'
     and o.wanted_at > moment - interval '1 day' and o.wanted_at < moment + interval '1 day'
$$;

-- Proof of work in ALTCHA's scheme (version 1): the client has to find the number whose hash with a salt is given.
-- Challenges are created and checked in the database, so that no client can bypass them.

-- Signs a challenge. No HMAC is needed, because a challenge has a fixed length.
create function private.signature(challenge text) returns text
language sql stable set search_path = '' as $$
  select encode(private.salted_hash('proof', signature.challenge), 'hex')
$$;

-- The current difficulty (rule 1). A flood from elsewhere makes it at most 25 times as hard, which a phone solves in a
-- second.
create function private.proof_numbers() returns bigint
language sql stable set search_path = '' as $$
  select s.proof_numbers * (1 + w.of_network + least(24, w.of_site / 100))
    from private.settings as s, private.recent_writes() as w
$$;

create function private.new_challenge(numbers bigint) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  random_hex constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  -- Ends with a delimiter, so that digits cannot be moved between the salt and the number.
  salt constant text := left(random_hex, 24) || '?expires='
    || ceil(extract(epoch from now() + interval '2 hours'))::bigint || '&max=' || numbers || '&';
  number constant bigint := ('x' || substr(random_hex, 49, 12))::bit(48)::bigint % (numbers + 1);
  challenge constant text := encode(sha256(convert_to(salt || number, 'UTF8')), 'hex');
begin
  return jsonb_build_object(
    'algorithm', 'SHA-256', 'challenge', challenge, 'maxnumber', numbers, 'salt', salt,
    'signature', private.signature(challenge));
end
$$;

-- A challenge for the visitor's next write.
create function api.proof_challenge() returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.new_challenge(greatest(1, private.proof_numbers()))
$$;

-- Reads a valid proof from the request header `x-altcha`; null if there is none.
create function private.read_proof(out challenge text, out expires_at timestamptz, out numbers bigint)
language plpgsql stable set search_path = '' as $$
declare
  proof jsonb;
begin
  proof := convert_from(decode(current_setting('request.headers', true)::json ->> 'x-altcha', 'base64'), 'UTF8')::jsonb;
  challenge := encode(sha256(convert_to((proof ->> 'salt') || (proof ->> 'number')::bigint, 'UTF8')), 'hex');
  if proof ->> 'algorithm' = 'SHA-256' and proof ->> 'challenge' = challenge
     and proof ->> 'salt' ~ '^[0-9a-f]{24}\?expires=[0-9]{1,12}&max=[0-9]{1,15}&$'
     and proof ->> 'signature' = private.signature(challenge) then
    expires_at := to_timestamp(substring(proof ->> 'salt' from 'expires=([0-9]+)')::bigint);
    numbers := substring(proof ->> 'salt' from 'max=([0-9]+)')::bigint;
  end if;
exception when others then
  -- Malformed input counts as no proof.
  numbers := null;
end
$$;

-- Raises PT428 `proof_required`, with a challenge as its detail, unless the request has a valid, unused proof of the
-- required difficulty.
create function private.spend_proof() returns void
language plpgsql set search_path = '' as $$
declare
  wanted constant bigint := private.proof_numbers();
  proof record;
begin
  if wanted = 0 then
    return;
  end if;
  select * into proof from private.read_proof();
  if proof.numbers >= wanted and proof.expires_at > now() then
    -- Lock before the insert: two requests with the same proof could otherwise deadlock on the row and the lock.
    perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
    delete from private.spent_proofs as s where s.expires_at < now();
    insert into private.spent_proofs (challenge, expires_at) values (proof.challenge, proof.expires_at)
    on conflict do nothing;
    if found then
      return;
    end if;
  end if;
  perform private.refuse('PT428', 'proof_required', private.new_challenge(wanted)::text);
end
$$;

-- Runs after the row's constraints, so that invalid input is rejected before the lock is taken.
create function private.admit_form() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row constant jsonb := to_jsonb(new);
  missing constant text := private.missing_column(coalesce(row ->> 'form', 'audit'), row);
begin
  if missing is not null then
    perform private.refuse('PT422', 'invalid_submission', missing);
  end if;
  perform private.spend_proof(), private.count_write(true);
  return null;
end
$$;

-- Forms that were sent without JavaScript.

-- Stores a form's row: the same rules, but no proof of work. `submission` is the row as the browser would insert it,
-- with its id; `address` is the visitor's IP address. Returns { stored: true }, also for a repeat. Raises PT429
-- `rate_limited`, and PT422 `invalid_submission` with the column that is missing.
create function api.store_submission(of_table text, submission jsonb, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  missing constant text := private.missing_column(coalesce(submission ->> 'form', 'audit'), submission);
  is_stored boolean;
begin
  if missing is not null then
    perform private.refuse('PT422', 'invalid_submission', missing);
  end if;
  -- Never empty, or visitor_network would use the headers of this request, which comes from a server function.
  perform set_config('app.visitor_address', coalesce(nullif(address, ''), 'unknown'), true);
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  execute format('select exists (select from public.%I where id = $1)', of_table)
    into is_stored using (submission ->> 'id')::uuid;
  if not is_stored then
    perform private.count_unproved_form(), private.insert_row(of_table, submission);
  end if;
  return jsonb_build_object('stored', true);
end
$$;
