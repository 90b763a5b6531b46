-- Protection against floods, which could fill the calendar or a mailbox, or lock visitors out. The rules:
-- 1. A write needs a proof of work, which gets harder with the writes of its origins and of the site.
-- 2. An origin has at most four calls ahead or canceled in the last 24 hours, and eight if the further ones are confirmed
--    by mail.
-- 3. Calls that nobody confirmed by mail never take more than a third of a day's starts.
-- 4. A form without a proof (JavaScript is off) is held if its origin sent five within an hour, or the site sixty.
-- 5. A mailbox gets at most six mails a day about forms, and six with links.
--
-- For 2 and 3, a call between the starts of the team's own zone counts as two, because it closes more of them. A held
-- call counts for its visitor's addresses only, and a call that the team canceled for nobody.
--
-- An origin is a mailbox, a mail domain that is no public provider, an IPv4 address, or the /64 or /48 of an IPv6
-- address. What passes rules 2 to 4 is not rejected but held until the mailed link is used
-- (20261122200700_held_submissions.sql); only a ninth call is refused, and the page offers the call request instead.
-- Nobody can use up the limits of another person: typing an address counts for it only where no mail has to prove it.

-- The providers whose domain says nothing about who a person is.
create function private.is_public_provider(domain text) returns boolean
language sql immutable set search_path = '' as $$
  select domain = any ('{aol.com,att.net,bellsouth.net,btinternet.com,charter.net,comcast.net,cox.net,duck.com,earthlink.net,'
    'fastmail.com,free.fr,frontier.com,gmail.com,gmx.com,gmx.de,gmx.net,googlemail.com,hey.com,hotmail.co.uk,hotmail.com,'
    'hotmail.fr,hushmail.com,icloud.com,juno.com,laposte.net,libero.it,live.co.uk,live.com,mac.com,mail.com,mail.ru,me.com,'
    'msn.com,naver.com,netzero.net,optonline.net,orange.fr,outlook.com,pm.me,posteo.de,proton.me,protonmail.com,qq.com,'
    'rediffmail.com,rocketmail.com,sbcglobal.net,sky.com,t-online.de,tuta.com,tutanota.com,verizon.net,virginmedia.com,'
    'wanadoo.fr,web.de,yahoo.ca,yahoo.co.in,yahoo.co.uk,yahoo.com,yahoo.de,yahoo.fr,yandex.com,yandex.ru,ymail.com,zoho.com,'
    '163.com,126.com}'::text[])
$$;

-- The domain that somebody registered: two labels, or three under registries such as co.uk and org.au. Null for a
-- public provider. Where this groups people who are strangers, they confirm by mail.
create function private.own_domain(email text) returns text
language sql immutable set search_path = '' as $$
  select d.own from (
    select substring(private.mailbox(own_domain.email)
             from '([^.@]+[.](?:(?:ac|asn|co|com|edu|gob|gouv|gov|go|id|ltd|me|ne|net|nhs|nom|or|org|plc|sch)[.][a-z][a-z]|[^.@]+))$')
  ) as d (own)
   where not private.is_public_provider(d.own)
$$;

-- The origins of a request, as salted hashes. Without an email address, those of the visitor alone.
create function private.origins_of(email text default null) returns bytea[]
language sql stable set search_path = '' as $$
  select array_remove(array[
    private.salted_hash('mailbox', private.mailbox(origins_of.email)),
    private.salted_hash('domain', private.own_domain(origins_of.email)),
    private.salted_hash('address', private.visitor_network(64)),
    private.salted_hash('network', private.visitor_network(48))
  ], null)
$$;

create table private.submissions (
  origins bytea[] not null,
  -- False for a form without JavaScript.
  proved boolean not null,
  submitted_at timestamptz not null default now()
);
alter table private.submissions enable row level security;
create index submissions_by_age on private.submissions (submitted_at);

-- Counts a write. Takes the advisory lock that all public writes share: counts are exact, no newer lead of an email
-- address can appear meanwhile, and a single lock cannot deadlock. A rejected write is rolled back with its count.
create function private.count_write(email text, proved boolean) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  delete from private.submissions as s where s.submitted_at < now() - interval '1 hour';
  insert into private.submissions (origins, proved) values (private.origins_of(email), count_write.proved);
end
$$;

-- The writes of the last hour: the most of any of the origins, and those of the whole site.
create function private.recent_writes(origins bytea[], only_unproved boolean, out of_origin bigint, out of_site bigint)
language sql stable set search_path = '' as $$
  with recent as (
    select s.origins from private.submissions as s
     where s.submitted_at > now() - interval '1 hour' and not (only_unproved and s.proved)
  )
  select (select coalesce(max(o.writes), 0) from (
            select count(*) as writes from recent as r, unnest(r.origins) as origin
             where origin = any (recent_writes.origins) group by origin) as o),
         (select count(*) from recent)
$$;

-- Whether one more form without a proof has to be held (rule 4).
create function private.has_sent_many_forms(email text) returns boolean
language sql stable set search_path = '' as $$
  select w.of_origin >= s.unproved_forms_of_origin or w.of_site >= 12 * s.unproved_forms_of_origin
    from private.settings as s, private.recent_writes(private.origins_of(email), true) as w
$$;

-- Public only so that the functions can read it, to write the mail.
create table public.held_submissions (
  -- The id of the lead, audit request or booking, generated by the browser.
  id uuid primary key,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  kind text not null check (kind in ('lead', 'audit_request', 'booking')),
  email text not null,
  -- All submitted fields.
  submission jsonb not null,
  origins bytea[] not null,
  -- The secret in the mailed link; the same for all held submissions of a mailbox.
  code text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Whether the time is blocked for others until then.
  keeps_time boolean not null default false
);
alter table public.held_submissions enable row level security;
create index held_submissions_by_age on public.held_submissions (expires_at);
create index held_submissions_by_code on public.held_submissions (code);
create trigger held_submissions_forget_messages after delete on public.held_submissions
  for each row execute function private.forget_messages();

create function private.weight_of_call(starts_at timestamptz) returns integer
language sql stable set search_path = '' as $$
  select case when extract(minute from starts_at at time zone s.team_zone)::integer % s.start_every_minutes = 0 then 1 else 2 end
    from private.settings as s
$$;

-- The calls that count toward rules 2 and 3.
create view private.counted_calls as
  select b.id, b.starts_at, private.weight_of_call(b.starts_at) as weight, o.origins, false as held,
         b.canceled_at is null as takes_time, coalesce(o.is_confirmed, true) as is_confirmed
    from public.bookings as b left join private.call_origins as o on o.booking_id = b.id
   where b.canceled_at is null and b.ends_at > now()
      or b.canceled_by = 'person' and b.canceled_at > now() - interval '1 day'
  union all
  select h.id, h.starts_at, private.weight_of_call(h.starts_at), h.origins, true, h.keeps_time, false
    from public.held_submissions as h
   where h.kind = 'booking' and h.expires_at > now();

-- The most calls that any of the origins would have with one more at the given time.
create function private.calls_with(starts_at timestamptz, call_id uuid, origins bytea[], with_held boolean) returns bigint
language sql stable set search_path = '' as $$
  select private.weight_of_call(calls_with.starts_at) + coalesce(max(o.calls), 0) from (
    select sum(c.weight) as calls
      from private.counted_calls as c, lateral (select distinct unnest(c.origins) as origin) as d
     where d.origin = any (calls_with.origins) and c.id is distinct from call_id and (with_held or not c.held)
     group by d.origin) as o
$$;

-- Whether unconfirmed calls would take too many starts of a day with one more at the given time. A day is any twelve
-- hours, since visitors in other time zones have other days.
create function private.is_day_full(starts_at timestamptz, call_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select private.weight_of_call(is_day_full.starts_at) + coalesce(sum(c.weight), 0)
         > min(s.unconfirmed_share * (s.end_hour - s.first_hour) * ceil(60.0 / s.start_every_minutes))
    from private.settings as s left join private.counted_calls as c
      on c.takes_time and not c.is_confirmed and c.id is distinct from call_id
         and c.starts_at > is_day_full.starts_at - interval '12 hours'
         and c.starts_at < is_day_full.starts_at + interval '12 hours'
$$;

-- Eight calls of an origin, or twice as many as the owner's own number.
create function private.most_calls() returns integer
language sql stable set search_path = '' as $$
  select greatest(4, 2 * s.calls_of_origin) from private.settings as s
$$;

-- The rule by which a call has to be confirmed by mail, or null. Raises PT429 `too_many_calls` if the origins have too
-- many even for that.
create function private.reason_to_hold(starts_at timestamptz, call_id uuid, origins bytea[]) returns text
language plpgsql stable set search_path = '' as $$
declare
  calls constant bigint := private.calls_with(starts_at, call_id, origins, false);
begin
  if greatest(calls, private.calls_with(starts_at, call_id, private.origins_of(), true)) > private.most_calls() then
    perform private.refuse_too_many_calls();
  end if;
  return case when calls > (select s.calls_of_origin from private.settings as s) then 'calls_of_origin'
              when private.is_day_full(starts_at, call_id) then 'unconfirmed_calls' end;
end
$$;

create function private.refuse_too_many_calls() returns jsonb
language sql set search_path = '' as $$
  select private.refuse('PT429', 'too_many_calls', 'starts_at', 'Several calls are booked already. Send a call request.')
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

-- The current difficulty: it doubles with each 8 writes an hour of one origin, and each 100 of the site, up to 256
-- times.
create function private.proof_numbers(email text) returns integer
language sql stable set search_path = '' as $$
  select s.proof_numbers * (1 << least(8, greatest(w.of_origin / 8, w.of_site / 100))::integer)
    from private.settings as s, private.recent_writes(private.origins_of(email), false) as w
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
  perform private.count_write(new.email, true);
  return null;
end
$$;
create trigger leads_1_count after insert on public.leads
  for each row when (current_user in ('anon', 'authenticated')) execute function private.count_form();
create trigger audit_requests_1_count after insert on public.audit_requests
  for each row when (current_user in ('anon', 'authenticated')) execute function private.count_form();
