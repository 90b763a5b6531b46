-- How often one e-mail address, and one network address, may submit. A submission that is refused for any
-- reason is rolled back with its transaction and does not count.

create table private.rate_limits (
  kind text not null check (kind in ('lead', 'audit_request', 'booking')),
  scope text not null check (scope in ('email', 'address')),
  max_requests integer not null check (max_requests >= 0),
  per_seconds integer not null check (per_seconds between 1 and 2678400),
  primary key (kind, scope)
);
alter table private.rate_limits enable row level security;
comment on table private.rate_limits is
  'Edit a row to change a limit: at most max_requests in any per_seconds seconds. No row means no limit.';

insert into private.rate_limits (kind, scope, max_requests, per_seconds) values
  ('lead', 'email', 5, 3600),
  ('lead', 'address', 30, 3600),
  ('audit_request', 'email', 5, 3600),
  ('audit_request', 'address', 30, 3600),
  ('booking', 'email', 5, 3600),
  ('booking', 'address', 30, 3600);

create table private.submissions (
  kind text not null,
  scope text not null,
  -- A salted hash: the log says how often, never who.
  key_hash bytea not null,
  submitted_at timestamptz not null default now()
);
alter table private.submissions enable row level security;
create index submissions_by_key on private.submissions (kind, scope, key_hash, submitted_at);
create index submissions_by_age on private.submissions (submitted_at);

-- The address that the gateway saw, or null outside an HTTP request. An IPv6 visitor owns a whole /64.
create function private.request_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers text := nullif(current_setting('request.headers', true), '');
  address text;
begin
  if headers is null then
    return null;
  end if;
  address := nullif(btrim(split_part(coalesce(headers::json ->> 'x-forwarded-for', ''), ',', 1)), '');
  if address is null then
    return null;
  end if;
  -- A socket that serves both families writes IPv4 like this.
  address := regexp_replace(address, '^::ffff:(?=[0-9]+[.])', '', 'i');
  begin
    if family(address::inet) = 6 then
      return network(set_masklen(address::inet, 64))::text;
    end if;
    return host(address::inet);
  exception when invalid_text_representation then
    return left(address, 100);
  end;
end
$$;

create function private.count_submission(kind text, scope text, key text) returns void
language plpgsql set search_path = '' as $$
declare
  allowed private.rate_limits;
  hashed bytea;
  recent integer;
begin
  select * into allowed from private.rate_limits as l
   where l.kind = count_submission.kind and l.scope = count_submission.scope;
  if key is null or not found then
    return;
  end if;

  select sha256(convert_to(s.hash_salt || count_submission.scope || ':' || key, 'UTF8')) into hashed
    from private.settings as s;
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
  insert into private.submissions (kind, scope, key_hash)
  values (count_submission.kind, count_submission.scope, hashed);
end
$$;

-- Counts one submission against both limits, or raises PT429 `rate_limited`.
-- Holds the one lock of all public writes until the transaction ends: counting is exact, the newest lead of
-- an e-mail address is a settled question, and with a single lock nothing can deadlock.
create function private.limit_rate(kind text, email text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  delete from private.submissions as s
   where s.submitted_at < now() - make_interval(secs => coalesce((select max(l.per_seconds) from private.rate_limits as l), 0));
  perform private.count_submission(kind, 'email', lower(email));
  perform private.count_submission(kind, 'address', private.request_address());
end
$$;

-- Before an insert by the browser's role into a form's table; the trigger's argument is the kind.
-- A repeat of an id that is stored already is let through, to be answered by the primary key (409).
create function private.limit_form_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stored boolean;
begin
  execute format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name)
    into stored using new.id;
  if not stored then
    perform private.limit_rate(tg_argv[0], new.email);
  end if;
  return new;
end
$$;

-- Remembers the id for the rest of the transaction, so that the row's select policy lets
-- `insert … returning id` answer with it, and lets nothing else be read.
create function private.remember_inserted_id() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('app.inserted_id', new.id::text, true);
  return new;
end
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

revoke all on all functions in schema private from public, anon, authenticated;
