-- Every public write carries a solved challenge of ALTCHA's scheme (version 1): a number whose hash, with a salt, is
-- known. Cheap for a person, costly for who writes thousands, and steeper the more is written. Made and checked here,
-- so that nothing is stored around it.

alter table private.settings
  -- A challenge is solved after half as many attempts on average. 0 asks for no proof.
  add column proof_numbers integer not null default 2000 check (proof_numbers between 0 and 1000000),
  -- Signs challenges.
  add column proof_key text not null default gen_random_uuid()::text || gen_random_uuid()::text;

create table private.spent_proofs (
  challenge text primary key,
  expires_at timestamptz not null
);
alter table private.spent_proofs enable row level security;
create index spent_proofs_by_age on private.spent_proofs (expires_at);

-- RFC 2104. PostgreSQL has the hash built in, and this only in an extension.
create function private.hmac_sha256(message text, key text) returns bytea
language plpgsql immutable set search_path = '' as $$
declare
  padded bytea := convert_to(key, 'UTF8');
  inner_key bytea;
  outer_key bytea;
begin
  if length(padded) > 64 then
    padded := sha256(padded);
  end if;
  padded := padded || decode(repeat('00', 64 - length(padded)), 'hex');
  inner_key := padded;
  outer_key := padded;
  for place in 0..63 loop
    inner_key := set_byte(inner_key, place, get_byte(padded, place) # 54);
    outer_key := set_byte(outer_key, place, get_byte(padded, place) # 92);
  end loop;
  return sha256(outer_key || sha256(inner_key || convert_to(message, 'UTF8')));
end
$$;

create function private.recent_writes(scope text, key text) returns integer
language sql stable set search_path = '' as $$
  select count(*)::int from private.submissions as s
   where s.scope = recent_writes.scope and s.key_hash = private.salted_hash(recent_writes.scope, key)
     and s.submitted_at > now() - interval '1 hour'
$$;

-- How hard a challenge has to be now: twice as hard for each 8 writes of an hour from one address, 3 for one mailbox,
-- 100 of the whole site; at most 256 times.
create function private.proof_numbers(email text) returns integer
language sql stable set search_path = '' as $$
  select s.proof_numbers * (1 << least(8, greatest(
           private.recent_writes('address', private.request_address()) / 8,
           private.recent_writes('network', private.request_network()) / 32,
           private.recent_writes('email', private.mailbox(email)) / 3,
           private.recent_writes('site', 'all') / 100)))
    from private.settings as s
$$;

create function private.new_challenge(numbers integer) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  random_hex constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  -- Ends in a delimiter, so that no digit of the number can pass for one of the salt.
  salt constant text := left(random_hex, 24) || '?expires='
    || ceil(extract(epoch from now() + interval '2 hours'))::bigint || '&max=' || numbers || '&';
  number constant bigint := ('x' || substr(random_hex, 49, 12))::bit(48)::bigint % (numbers + 1);
  challenge constant text := encode(sha256(convert_to(salt || number, 'UTF8')), 'hex');
begin
  return jsonb_build_object(
    'algorithm', 'SHA-256', 'challenge', challenge, 'maxnumber', numbers, 'salt', salt,
    'signature', (select encode(private.hmac_sha256(challenge, s.proof_key), 'hex') from private.settings as s));
end
$$;

-- A challenge for the next write; with the e-mail address, where it is known, as hard as it will have to be.
create function public.proof_challenge(email text default null) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.new_challenge(greatest(1, private.proof_numbers(proof_challenge.email)))
$$;

-- The range of a valid proof in the request's header `x-altcha`, or null; the proof itself by reference.
create function private.read_proof(out challenge text, out expires_at timestamptz, out numbers integer)
language plpgsql stable set search_path = '' as $$
declare
  proof jsonb;
begin
  proof := convert_from(decode(current_setting('request.headers', true)::json ->> 'x-altcha', 'base64'), 'UTF8')::jsonb;
  challenge := encode(sha256(convert_to((proof ->> 'salt') || (proof ->> 'number')::integer, 'UTF8')), 'hex');
  if proof ->> 'algorithm' = 'SHA-256' and proof ->> 'challenge' = challenge
     and proof ->> 'salt' ~ '^[0-9a-f]{24}\?expires=[0-9]{1,12}&max=[0-9]{1,9}&$'
     and proof ->> 'signature'
       = (select encode(private.hmac_sha256(challenge, s.proof_key), 'hex') from private.settings as s) then
    expires_at := to_timestamp(substring(proof ->> 'salt' from 'expires=([0-9]+)')::bigint);
    numbers := substring(proof ->> 'salt' from 'max=([0-9]+)')::integer;
  end if;
exception when others then
  -- Whatever it was, it was no proof.
  numbers := null;
end
$$;

-- Raises PT428 `proof_required` with a challenge in its detail, unless the request proves enough work that was not
-- spent before.
create function private.spend_proof(email text) returns void
language plpgsql set search_path = '' as $$
declare
  wanted constant integer := private.proof_numbers(email);
  proof record;
begin
  -- Set by store_submission alone, which has ceilings instead.
  if wanted = 0 or current_setting('app.without_proof', true) = 'yes' then
    return;
  end if;
  select * into proof from private.read_proof();
  if proof.numbers >= wanted and proof.expires_at > now() then
    -- Before the entry is written: who waits for it must not be waited for.
    perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
    delete from private.spent_proofs as s where s.expires_at < now();
    insert into private.spent_proofs (challenge, expires_at) values (proof.challenge, proof.expires_at)
    on conflict do nothing;
    if found then
      return;
    end if;
  end if;
  raise exception using
    errcode = 'PT428',
    message = 'proof_required',
    detail = private.new_challenge(wanted)::text,
    hint = 'Solve the challenge in details, and send its solution as the header x-altcha.';
end
$$;

-- Counting and proof come after the row's own constraints: what is wrong is refused before the one lock is taken.
create function private.count_form() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.spend_proof(new.email);
  perform private.limit_rate(tg_argv[0], new.email);
  return null;
end
$$;
drop trigger leads_1_limit_rate on public.leads;
create trigger leads_1_count after insert on public.leads
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_form('lead');
drop trigger audit_requests_1_limit_rate on public.audit_requests;
create trigger audit_requests_1_count after insert on public.audit_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_form('audit_request');
drop function private.limit_form_rate();

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.proof_challenge from public, anon, authenticated;
grant execute on function public.proof_challenge to anon, service_role;
