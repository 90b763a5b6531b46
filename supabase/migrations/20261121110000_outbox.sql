-- What must be sent, stored in the transaction of the row that it is about: a row without its messages does not
-- exist, whatever ends the browser, the function or the server right after. supabase/functions/README.md says how
-- messages leave, and how another kind is added.

alter table private.settings
  -- How long whoever claimed a message has to send it; then somebody else may.
  add column outbox_lease_seconds integer not null default 30 check (outbox_lease_seconds between 1 and 3600),
  -- The pause after the first failure; it doubles up to six hours.
  add column outbox_pause_seconds integer not null default 30 check (outbox_pause_seconds between 0 and 21600),
  add column outbox_give_up_hours integer not null default 72 check (outbox_give_up_hours >= 0),
  -- How long a message of a form waits for the browser's own call before the sweep takes it.
  add column outbox_grace_seconds integer not null default 15 check (outbox_grace_seconds between 0 and 3600);

create table private.outbox (
  -- Also the message's name at its receiver: Message-ID, idempotency key, webhook-id. The same at every attempt.
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  kind text not null check (kind ~ '^[a-z_]{1,40}\.[a-z_]{1,40}$'),
  row_table text not null check (row_table in ('leads', 'audit_requests', 'bookings')),
  row_id uuid not null,
  channel text not null check (channel in ('person', 'team', 'webhook')),
  -- Webhooks of one stream leave in the order in which they were stored: a booking after its lead.
  stream uuid not null,
  -- Enqueuing the same thing twice is enqueuing it once.
  dedupe_key text not null unique check (char_length(dedupe_key) <= 200),
  created_at timestamptz not null default now(),
  -- When it should leave (the three days count from here), and when it is tried next.
  wanted_at timestamptz not null,
  due_at timestamptz not null,
  -- After this it is of no use to anybody, and is withdrawn.
  not_after timestamptz,
  attempts integer not null default 0,
  claim uuid,
  claimed_until timestamptz,
  last_error text check (char_length(last_error) <= 300),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'withdrawn', 'given_up')),
  settled_at timestamptz,
  check ((state = 'waiting') = (settled_at is null))
);
alter table private.outbox enable row level security;
create index outbox_due on private.outbox (due_at, seq) where state = 'waiting';
create index outbox_stream on private.outbox (stream, seq) where state = 'waiting' and channel = 'webhook';
create index outbox_of_row on private.outbox (row_id);
create index outbox_settled on private.outbox (settled_at) where state <> 'waiting';
comment on table private.outbox is
  'Mails and webhooks: what waits, and why. It names rows and holds nothing of what they say.';

-- Stores one message, once: a dedupe_key that is known already changes nothing.
create function private.enqueue(
  kind text, row_table text, row_id uuid, channel text, stream uuid,
  wanted_at timestamptz default now(),
  not_after timestamptz default null,
  dedupe_key text default null
) returns void
language sql set search_path = '' as $$
  insert into private.outbox (kind, row_table, row_id, channel, stream, dedupe_key, wanted_at, due_at, not_after)
  values (enqueue.kind, enqueue.row_table, enqueue.row_id, enqueue.channel, enqueue.stream,
    coalesce(enqueue.dedupe_key, concat_ws('/', enqueue.kind, enqueue.row_id, enqueue.channel)),
    enqueue.wanted_at, enqueue.wanted_at, enqueue.not_after)
  on conflict (dedupe_key) do nothing
$$;

-- Takes back what has not left yet; what somebody is sending right now still leaves.
create function private.withdraw(row_id uuid, kind text default null) returns void
language sql set search_path = '' as $$
  update private.outbox as o set state = 'withdrawn', settled_at = now()
   where o.row_id = withdraw.row_id and (withdraw.kind is null or o.kind = withdraw.kind) and o.state = 'waiting'
$$;

-- Another time for what has not left yet.
create function private.postpone(row_id uuid, kind text, wanted_at timestamptz, not_after timestamptz default null)
returns void
language sql set search_path = '' as $$
  update private.outbox as o
     set wanted_at = postpone.wanted_at, due_at = postpone.wanted_at, not_after = postpone.not_after, attempts = 0
   where o.row_id = postpone.row_id and o.kind = postpone.kind and o.state = 'waiting'
$$;

-- The messages of a new row. A mail waits a moment for the browser's call, which brings an answer to the visitor.
create function private.enqueue_created(kind text, row_table text, row_id uuid, stream uuid, channels text[])
returns void
language sql set search_path = '' as $$
  select private.enqueue(kind, row_table, row_id, channel, stream,
           now() + case when channel = 'webhook' then interval '0' else make_interval(secs => s.outbox_grace_seconds) end)
    from unnest(channels) with ordinality as c(channel, place), private.settings as s
   order by place
$$;

create function private.enqueue_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The mails of a lead that a booking makes are the booking's.
  perform private.enqueue_created('lead.created', 'leads', new.id, new.id,
    case when new.booking_id is null then array['person', 'team', 'webhook'] else array['webhook'] end);
  return null;
end
$$;
create function private.enqueue_audit_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enqueue_created(
    'audit_request.created', 'audit_requests', new.id, new.id, array['person', 'team', 'webhook']);
  return null;
end
$$;
create function private.enqueue_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enqueue_created(
    'booking.created', 'bookings', new.id, new.lead_id, array['person', 'team', 'webhook']);
  return null;
end
$$;
create function private.forget_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.outbox as o where o.row_id = old.id;
  return null;
end
$$;

create trigger leads_3_enqueue after insert on public.leads
  for each row execute function private.enqueue_lead();
create trigger leads_forget_messages after delete on public.leads
  for each row execute function private.forget_messages();
create trigger audit_requests_3_enqueue after insert on public.audit_requests
  for each row execute function private.enqueue_audit_request();
create trigger audit_requests_forget_messages after delete on public.audit_requests
  for each row execute function private.forget_messages();
create trigger bookings_3_enqueue after insert on public.bookings
  for each row execute function private.enqueue_booking();
create trigger bookings_forget_messages after delete on public.bookings
  for each row execute function private.forget_messages();

-- Claims what is due, or what waits for one row whether due or not, unless it is wanted only later.
-- A claim is good for the lease; whoever dies with it keeps nobody else from sending.
create function public.claim_outbox(
  at_most integer,
  only_row uuid default null,
  only_kinds text[] default null,
  only_channels text[] default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
  claimed jsonb;
begin
  select * into settings from private.settings;
  update private.outbox as o set state = 'withdrawn', settled_at = now(), last_error = 'too late to be of use'
   where o.state = 'waiting' and o.not_after < now() and coalesce(o.claimed_until, '-infinity') <= now();
  -- Whatever was to send these never came back to say how it went, for days.
  perform private.give_up(o.id) from private.outbox as o
   where o.state = 'waiting' and o.claimed_until <= now()
     and o.wanted_at <= now() - make_interval(hours => settings.outbox_give_up_hours);
  delete from private.outbox as o where o.state <> 'waiting' and o.settled_at < now() - interval '400 days';

  with next as materialized (
    select o.id
      from private.outbox as o
     where o.state = 'waiting'
       and coalesce(o.claimed_until, '-infinity') <= now()
       and case when only_row is null then o.due_at <= now()
                else o.row_id = only_row
                 and o.wanted_at <= now() + make_interval(secs => settings.outbox_grace_seconds) end
       and (only_kinds is null or o.kind = any (only_kinds))
       and (only_channels is null or o.channel = any (only_channels))
       and (o.channel <> 'webhook' or not exists (
             select from private.outbox as earlier
              where earlier.stream = o.stream and earlier.channel = 'webhook' and earlier.state = 'waiting'
                and earlier.seq < o.seq))
     order by o.due_at, o.seq
     limit at_most
     for update skip locked
  ), taken as (
    update private.outbox as o
       set claim = gen_random_uuid(), attempts = o.attempts + 1,
           claimed_until = now() + make_interval(secs => settings.outbox_lease_seconds)
      from next where o.id = next.id
    returning o.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', t.id, 'claim', t.claim, 'kind', t.kind, 'row_table', t.row_table, 'row_id', t.row_id,
           'channel', t.channel, 'created_at', t.created_at,
           -- The team is told of an address that cannot be written to.
           'person_failing', t.channel = 'team' and exists (
             select from private.outbox as p
              where p.row_id = t.row_id and p.kind = t.kind and p.channel = 'person'
                and p.state in ('waiting', 'given_up') and p.last_error is not null)
         ) order by t.seq), '[]')
    into claimed from taken as t;
  return claimed;
end
$$;

-- Says how it went; false when the claim is not the newest any more. After a failure the next attempt comes later
-- and later, and after three days none.
create function public.settle_outbox(message_id uuid, message_claim uuid, outcome text, reason text default null)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  message private.outbox;
  settings private.settings;
begin
  if outcome is null or outcome not in ('sent', 'failed', 'withdrawn') then
    raise exception using errcode = 'PT422', message = 'invalid_outcome';
  end if;
  select * into settings from private.settings;
  update private.outbox as o
     set claim = null, claimed_until = null,
         last_error = case when outcome = 'sent' then null else left(coalesce(reason, 'no reason given'), 300) end,
         state = case when outcome = 'failed' then 'waiting' else outcome end,
         settled_at = case when outcome = 'failed' then null else now() end,
         due_at = case when outcome = 'failed'
           then now() + least(interval '6 hours',
                  make_interval(secs => settings.outbox_pause_seconds * power(2, least(o.attempts, 20) - 1)))
           else o.due_at end
   where o.id = message_id and o.claim = message_claim and o.state = 'waiting'
  returning o.* into message;
  if not found then
    return false;
  end if;
  if outcome = 'failed' and message.wanted_at <= now() - make_interval(hours => settings.outbox_give_up_hours) then
    perform private.give_up(message.id);
  elsif outcome = 'sent' and message.kind like '%.created' and message.channel in ('person', 'team') then
    execute format('update public.%I set %I = now() where id = $1', message.row_table, message.channel || '_notified_at')
      using message.row_id;
  end if;
  return true;
end
$$;

-- The team gets one mail for a row, however many of its messages could not leave.
create function private.give_up(message_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  message private.outbox;
begin
  update private.outbox as o
     set state = 'given_up', settled_at = now(), claim = null, claimed_until = null,
         last_error = coalesce(o.last_error, 'nothing came back')
   where o.id = message_id and o.state = 'waiting'
  returning o.* into message;
  if found and message.kind <> 'message.given_up' then
    perform private.enqueue('message.given_up', message.row_table, message.row_id, 'team', message.stream);
  end if;
end
$$;

-- How the messages of one row stand.
create function public.outbox_of(of_row uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
           'kind', o.kind, 'channel', o.channel, 'state', o.state, 'last_error', o.last_error,
           'claimed', coalesce(o.claimed_until > now(), false)
         ) order by o.seq), '[]')
    from private.outbox as o where o.row_id = of_row
$$;

-- Rows of before: the team hears of those that it never heard of.
insert into private.outbox (kind, row_table, row_id, channel, stream, dedupe_key, wanted_at, due_at)
select kind, row_table, id, 'team', stream, concat_ws('/', kind, id, 'team'), now(), now()
  from (
    select 'lead.created' as kind, 'leads' as row_table, l.id, l.id as stream, l.created_at
      from public.leads as l where l.team_notified_at is null and l.booking_id is null
    union all
    select 'audit_request.created', 'audit_requests', a.id, a.id, a.created_at
      from public.audit_requests as a where a.team_notified_at is null
    union all
    select 'booking.created', 'bookings', b.id, b.lead_id, b.created_at
      from public.bookings as b where b.team_notified_at is null
  ) as unheard
 order by created_at;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.claim_outbox, public.settle_outbox, public.outbox_of from public, anon, authenticated;
grant execute on function public.claim_outbox, public.settle_outbox, public.outbox_of to service_role;
