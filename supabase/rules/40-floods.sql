-- Protection against floods, which could fill the calendar or a mailbox. Four rules:
-- 1. Every write needs a proof of work, whose price grows with the writes of its network in the hour, up to what a phone
--    solves in five seconds. Nobody pays for others.
-- 2. One network has at most six calls ahead, or canceled in the last day (`calls_of_network`).
-- 3. Mails about a call are always sent. Of thanks for forms a mailbox gets six a day, and the site sends a hundred an hour;
--    the others wait (25-outbox.sql).
-- 4. Without JavaScript, one network stores five forms an hour, and the site a hundred.
--
-- A network is an IPv4 address or an IPv6 /48. What somebody typed counts for nothing: anyone can type an address of
-- others. A refusal is a way on: a call becomes the call request with everything typed and the exact time, and a form comes
-- back with its words, the team's address and its phone. What undoes a flood of calls is a press on the page of one of them.

-- The visitor's network as a salted hash; null for a visitor without a usable address.
create function private.network() returns bytea
language sql stable set search_path = '' as $$ select private.salted_hash('network', private.visitor_network()) $$;

-- Counts a write. A rejected one is rolled back with its count.
create function private.count_write(proved boolean) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.lock_writes();
  delete from private.writes as w where w.written_at < now() - interval '1 hour';
  insert into private.writes (network, proved) values (private.network(), count_write.proved);
end
$$;

-- Counts a form without a proof (rule 4). Raises PT429 `rate_limited`.
create function private.count_unproved_form() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.count_write(false);
  if exists (
    select from private.settings as s, lateral (
      select count(*) as of_site, count(*) filter (where w.network = private.network()) as of_network
        from private.writes as w where not w.proved and w.written_at > now() - interval '1 hour') as w
     where w.of_network > s.forms_of_network or w.of_site > s.forms_of_site) then
    perform private.refuse('PT429', 'rate_limited');
  end if;
end
$$;

-- Counts a call that a visitor has just booked, or booked again (rule 2). Raises PT429 `too_many_calls`.
create function private.count_call(booking_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  own constant bytea := private.network();
begin
  insert into private.call_networks (booking_id, network)
  select count_call.booking_id, own where own is not null
  on conflict do nothing;
  if (select count(*) from private.call_networks as n join public.bookings as b on b.id = n.booking_id
       where n.network = own and case when b.canceled_at is null then b.ends_at > now()
                                      else b.canceled_at > now() - interval '1 day' end)
     > (select s.calls_of_network from private.settings as s) then
    perform private.refuse('PT429', 'too_many_calls');
  end if;
end
$$;

-- The calls that are ahead and like a call: on the same day of the team, from the same network, or booked within an hour of
-- it.
create function private.calls_like(booking public.bookings, reason text) returns setof public.bookings
language sql stable set search_path = '' as $$
  select b.* from public.bookings as b
   where b.canceled_at is null and b.starts_at > now() and case reason
     when 'day' then private.team_day(b.starts_at) = private.team_day(booking.starts_at)
     when 'network' then exists (
       select from private.call_networks as n join private.call_networks as o using (network)
        where n.booking_id = booking.id and o.booking_id = b.id)
     when 'hour' then abs(extract(epoch from b.created_at - booking.created_at)) <= 3600 end
   order by b.starts_at
$$;

-- Proof of work in ALTCHA's scheme (version 1): the client has to find the number whose hash with a salt is given.
-- Challenges are created and checked in the database, so that no client can bypass them.

-- Signs a challenge. No HMAC is needed, because a challenge has a fixed length.
create function private.signature(challenge text) returns text
language sql stable set search_path = '' as $$
  select encode(private.salted_hash('proof', signature.challenge), 'hex')
$$;

-- The price of the visitor's next write (rule 1): at most 125 times as high, which a phone solves in about five seconds.
create function private.proof_numbers() returns bigint
language sql stable set search_path = '' as $$
  select s.proof_numbers * least(125, 1 + count(w.*))
    from private.settings as s
    left join private.writes as w on w.network = (select private.network()) and w.written_at > now() - interval '1 hour'
   group by s.proof_numbers
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
  proof record;
begin
  if (select s.proof_numbers = 0 from private.settings as s) then
    return;
  end if;
  select * into proof from private.read_proof();
  if proof.numbers is not null and proof.expires_at > now() then
    -- The price is that of this moment, and of two requests with the same proof, only one may spend it.
    perform private.lock_writes();
    if proof.numbers >= private.proof_numbers() then
      delete from private.spent_proofs as s where s.expires_at < now();
      insert into private.spent_proofs (challenge, expires_at) values (proof.challenge, proof.expires_at)
      on conflict do nothing;
      if found then
        return;
      end if;
    end if;
  end if;
  perform private.refuse('PT428', 'proof_required', private.new_challenge(private.proof_numbers())::text);
end
$$;
