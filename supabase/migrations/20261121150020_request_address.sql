-- Whose address it is. A visitor can write `x-forwarded-for`; only the header that the gateway itself writes counts.

alter table private.settings
  -- Hosted projects stand behind Cloudflare, which writes this one and lets no client's through. A gateway that
  -- appends to a list is taken by its last entry, its own.
  add column address_header text not null default 'cf-connecting-ip' check (address_header ~ '^[a-z0-9-]{1,60}$');

-- The address that the gateway saw; 'unknown', one for all, where it told none; null outside an HTTP request.
create function private.gateway_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers text := nullif(current_setting('request.headers', true), '');
  -- Set by store_submission alone, whose caller has seen the visitor.
  told text := nullif(current_setting('app.visitor_address', true), '');
  header text;
begin
  if told is null then
    if headers is null then
      return null;
    end if;
    select headers::json ->> s.address_header into header from private.settings as s;
    told := btrim(split_part(coalesce(header, ''), ',', -1));
  end if;
  -- A socket that serves both families writes IPv4 like this.
  told := regexp_replace(told, '^::ffff:(?=[0-9]+[.])', '', 'i');
  return host(told::inet);
exception when invalid_text_representation then
  return 'unknown';
end
$$;

-- An IPv6 visitor owns a whole /64 at least.
create or replace function private.request_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  address constant text := private.gateway_address();
begin
  return case when address like '%:%' then network(set_masklen(address::inet, 64))::text else address end;
end
$$;

-- And many own a /48: counted with a higher limit. Null where there is no such thing.
create function private.request_network() returns text
language plpgsql stable set search_path = '' as $$
declare
  address constant text := private.gateway_address();
begin
  return case when address like '%:%' then network(set_masklen(address::inet, 48))::text end;
end
$$;

-- One mailbox has many addresses: in any case, with anything after a plus, and at Gmail with dots anywhere.
create function private.mailbox(email text) returns text
language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
              else name || '@' || domain end
    from (select split_part(split_part(lower(btrim(email)), '@', 1), '+', 1) as name,
                 split_part(lower(btrim(email)), '@', 2) as domain) as parts
$$;

create function private.salted_hash(scope text, key text) returns bytea
language sql stable set search_path = '' as $$
  select sha256(convert_to(s.hash_salt || scope || ':' || key, 'UTF8')) from private.settings as s
$$;

-- Limits by e-mail address let a stranger lock a person out, limits for people lock an office out: what remains are
-- ceilings that no people reach. Below them, work grows (see the proof of work), and calls are held.
alter table private.rate_limits drop constraint rate_limits_scope_check;
alter table private.rate_limits add check (scope in ('email', 'address', 'network', 'site'));
delete from private.rate_limits where scope = 'email';
update private.rate_limits set max_requests = 2000 where scope = 'address';
insert into private.rate_limits (kind, scope, max_requests, per_seconds)
select kind, 'network', 8000, 3600 from unnest(array['lead', 'audit_request', 'booking']) as k (kind);
create index submissions_recent on private.submissions (scope, key_hash, submitted_at);

-- Every write is counted, with a limit or without.
create or replace function private.count_submission(kind text, scope text, key text) returns void
language plpgsql set search_path = '' as $$
declare
  allowed private.rate_limits;
  hashed constant bytea := private.salted_hash(count_submission.scope, key);
  recent integer;
begin
  if key is null then
    return;
  end if;
  select * into allowed from private.rate_limits as l
   where l.kind = count_submission.kind and l.scope = count_submission.scope;
  if found then
    select count(*) into recent from private.submissions as s
     where s.kind = count_submission.kind and s.scope = count_submission.scope and s.key_hash = hashed
       and s.submitted_at > now() - make_interval(secs => allowed.per_seconds);
    if recent >= allowed.max_requests then
      raise exception using
        errcode = 'PT429',
        message = 'rate_limited',
        detail = count_submission.scope,
        hint = 'Wait a while before sending this again.';
    end if;
  end if;
  insert into private.submissions (kind, scope, key_hash)
  values (count_submission.kind, count_submission.scope, hashed);
end
$$;

create or replace function private.limit_rate(kind text, email text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  delete from private.submissions as s
   where s.submitted_at < now() - make_interval(secs => greatest(
     3600, (select max(l.per_seconds) from private.rate_limits as l)));
  perform private.count_submission(kind, 'email', private.mailbox(email));
  perform private.count_submission(kind, 'address', private.request_address());
  perform private.count_submission(kind, 'network', private.request_network());
  perform private.count_submission(kind, 'site', 'all');
end
$$;

revoke all on all functions in schema private from public, anon, authenticated;
