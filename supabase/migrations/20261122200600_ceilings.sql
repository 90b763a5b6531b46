-- Protection against floods, which could fill the calendar or a mailbox, or lock visitors out. Plain rate limits by
-- email address would let anyone lock a person out, and limits by network would lock out an office. So every write
-- needs a proof of work, which gets harder with the number of writes. Submissions above a ceiling are not rejected but
-- held until they are confirmed by mail (20261122200700_held_submissions.sql).

create table private.rate_limits (
  kind text not null check (kind in ('lead', 'audit_request', 'booking', 'wrong_code')),
  scope text not null,
  max_requests integer not null check (max_requests >= 0),
  per_seconds integer not null check (per_seconds between 1 and 2678400),
  primary key (kind, scope),
  check (scope in ('email', 'address', 'network', 'site'))
);
alter table private.rate_limits enable row level security;
comment on table private.rate_limits is
  'Edit a row to change a limit: at most max_requests in any per_seconds seconds. No row means no limit.';
insert into private.rate_limits (kind, scope, max_requests, per_seconds)
select k, s, m, 3600
  from unnest(array['address', 'network'], array[2000, 8000]) as l (s, m),
       unnest(array['lead', 'audit_request', 'booking']) as k
union all
-- Guards the 60-bit codes against guessing; people do not mistype this often.
select 'wrong_code', s, m, 3600 from unnest(array['address', 'network', 'site'], array[20, 60, 1000]) as l (s, m);

create table private.submissions (
  kind text not null,
  scope text not null,
  -- A salted hash, so that the table contains no addresses.
  key_hash bytea not null,
  submitted_at timestamptz not null default now()
);
alter table private.submissions enable row level security;
create index submissions_by_key on private.submissions (kind, scope, key_hash, submitted_at);
create index submissions_by_age on private.submissions (submitted_at);
create index submissions_recent on private.submissions (scope, key_hash, submitted_at);

-- The keys that a request is counted by. Null keys are not counted.
create function private.counted_keys() returns table (scope text, key text)
language sql stable set search_path = '' as $$
  values ('address', private.request_address()), ('network', private.request_network()), ('site', 'all')
$$;

-- Raises PT429 `rate_limited` if the limit is reached.
create function private.check_limit(kind text, scope text, key text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from private.rate_limits as l
     where l.kind = check_limit.kind and l.scope = check_limit.scope
       and l.max_requests <= (
         select count(*) from private.submissions as s
          where s.kind = l.kind and s.scope = l.scope and s.key_hash = private.salted_hash(l.scope, check_limit.key)
            and s.submitted_at > now() - make_interval(secs => l.per_seconds))
  ) then
    perform private.refuse('PT429', 'rate_limited', check_limit.scope, 'Wait a while before sending this again.');
  end if;
end
$$;

-- Counts a submission even if there is no limit for it.
create function private.count_submission(kind text, scope text, key text) returns void
language plpgsql set search_path = '' as $$
begin
  if key is not null then
    perform private.check_limit(kind, scope, key);
    insert into private.submissions (kind, scope, key_hash) values (kind, scope, private.salted_hash(scope, key));
  end if;
end
$$;

-- Counts one submission against all limits. A rejected one is rolled back with its transaction and does not count.
-- Takes the advisory lock that all public writes share: counts are exact, no newer lead of an email address can appear
-- meanwhile, and a single lock cannot deadlock.
create function private.limit_rate(kind text, email text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  delete from private.submissions as s
   where s.submitted_at < now() - make_interval(secs => greatest(
     3600, (select max(l.per_seconds) from private.rate_limits as l)));
  perform private.count_submission(kind, 'email', private.mailbox(email));
  perform private.count_submission(kind, k.scope, k.key) from private.counted_keys() as k;
end
$$;

-- Proof of work in ALTCHA's scheme (version 1): the client has to find the number whose hash with a salt is given.
-- Challenges are created and checked in the database, so that no client can bypass them.

create table private.spent_proofs (
  challenge text primary key,
  expires_at timestamptz not null
);
alter table private.spent_proofs enable row level security;
create index spent_proofs_by_age on private.spent_proofs (expires_at);

-- Signs a challenge. No HMAC is needed, because a challenge has a fixed length.
create function private.signature(challenge text) returns text
language sql stable set search_path = '' as $$
  select encode(private.salted_hash('proof', signature.challenge), 'hex')
$$;

create function private.recent_writes(scope text, key text) returns integer
language sql stable set search_path = '' as $$
  select count(*)::int from private.submissions as s
   where s.kind <> 'unproved' -- Also counted under the kind of its form.
     and s.scope = recent_writes.scope and s.key_hash = private.salted_hash(recent_writes.scope, key)
     and s.submitted_at > now() - interval '1 hour'
$$;

-- The current difficulty: it doubles with each 8 writes an hour from one address (32 from a /48), 3 for one mailbox,
-- 100 for the whole site, up to 256 times.
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

-- A challenge for the next write. Pass the email address to get the difficulty that the write will require.
create function public.proof_challenge(email text default null) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.new_challenge(greatest(1, private.proof_numbers(proof_challenge.email)))
$$;

-- Reads a valid proof from the request header `x-altcha`; null if there is none.
create function private.read_proof(out challenge text, out expires_at timestamptz, out numbers integer)
language plpgsql stable set search_path = '' as $$
declare
  proof jsonb;
begin
  proof := convert_from(decode(current_setting('request.headers', true)::json ->> 'x-altcha', 'base64'), 'UTF8')::jsonb;
  challenge := encode(sha256(convert_to((proof ->> 'salt') || (proof ->> 'number')::integer, 'UTF8')), 'hex');
  if proof ->> 'algorithm' = 'SHA-256' and proof ->> 'challenge' = challenge
     and proof ->> 'salt' ~ '^[0-9a-f]{24}\?expires=[0-9]{1,12}&max=[0-9]{1,9}&$'
     and proof ->> 'signature' = private.signature(challenge) then
    expires_at := to_timestamp(substring(proof ->> 'salt' from 'expires=([0-9]+)')::bigint);
    numbers := substring(proof ->> 'salt' from 'max=([0-9]+)')::integer;
  end if;
exception when others then
  -- Malformed input counts as no proof.
  numbers := null;
end
$$;

-- Raises PT428 `proof_required`, with a challenge as its detail, unless the request has a valid, unused proof of the
-- required difficulty.
create function private.spend_proof(email text) returns void
language plpgsql set search_path = '' as $$
declare
  wanted constant integer := private.proof_numbers(email);
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
  perform private.refuse('PT428', 'proof_required', private.new_challenge(wanted)::text,
                         'Solve the challenge in details, and send its solution as the header x-altcha.');
end
$$;

-- Runs after the row's constraints, so that invalid input is rejected before the lock is taken.
create function private.count_form() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.spend_proof(new.email);
  perform private.limit_rate(tg_argv[0], new.email);
  return null;
end
$$;
create trigger leads_1_count after insert on public.leads
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_form('lead');
create trigger audit_requests_1_count after insert on public.audit_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.count_form('audit_request');
