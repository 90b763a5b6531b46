-- Transactional outbox: messages are stored in the same transaction as the row they are about, so none is lost in a
-- crash. supabase/functions/README.md describes how they are sent, and how to add a kind.

-- Stores one message; an existing dedupe_key changes nothing.
create function private.enqueue(
  kind text, row_table text, row_id uuid, party text,
  wanted_at timestamptz default now(),
  not_after timestamptz default null,
  dedupe_key text default null,
  mailbox_hash bytea default null
) returns void
language sql set search_path = '' as $$
  insert into private.outbox (kind, row_table, row_id, party, dedupe_key, wanted_at, due_at, not_after, mailbox_hash)
  values (enqueue.kind, enqueue.row_table, enqueue.row_id, enqueue.party,
    coalesce(enqueue.dedupe_key, concat_ws('/', enqueue.kind, enqueue.row_id, enqueue.party)),
    enqueue.wanted_at, enqueue.wanted_at, enqueue.not_after, enqueue.mailbox_hash)
  on conflict on constraint outbox_dedupe_key_key do nothing
$$;

-- When the thanks for a form are sent: at once, or in a later day or hour if too many are planned (40-floods.sql, rule 3).
create function private.thanks_at(mailbox_hash bytea) returns timestamptz
language sql stable set search_path = '' as $$
  select now() + greatest(make_interval(days => of_mailbox.count / s.mails_of_mailbox),
                          make_interval(hours => of_site.count / s.mails_of_site))
    from private.settings as s,
         lateral (select count(*)::integer as count from private.outbox as o
                   where o.mailbox_hash = thanks_at.mailbox_hash and o.wanted_at > now() - interval '1 day') as of_mailbox,
         lateral (select count(*)::integer as count from private.outbox as o
                   where o.mailbox_hash is not null and o.wanted_at > now() - interval '1 hour') as of_site
$$;

-- How long the mails of a new row wait, so that the browser can request them first.
create function private.grace() returns interval
language sql immutable set search_path = '' as $$ select interval '15 seconds' $$;

-- The messages of a new row, of the kind that the trigger names.
create function private.enqueue_created() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  created constant jsonb := to_jsonb(new);
  hash constant bytea := private.salted_hash('mailbox', private.mailbox(new.email));
begin
  if tg_table_name = 'bookings' then
    -- A confirmation that arrives after the call has begun is of no use.
    perform private.enqueue(tg_argv[0], tg_table_name, new.id, 'person', now() + private.grace(),
                            (created ->> 'starts_at')::timestamptz);
  elsif created ->> 'form' = 'booking' then
    -- The mails about the call say it.
    return null;
  elsif not (created ->> 'filled_trap')::boolean then
    perform private.enqueue(tg_argv[0], tg_table_name, new.id, 'person', private.thanks_at(hash) + private.grace(),
                            now() + interval '3 days', mailbox_hash => hash);
  end if;
  perform private.enqueue(tg_argv[0], tg_table_name, new.id, 'team', now() + private.grace());
  return null;
end
$$;

create function private.forget_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.outbox as o where o.row_id = old.id and o.row_table = tg_table_name;
  return null;
end
$$;

-- What is due whether or not anybody waits for it: the morning mail is planned, and what is late or old goes.
create function private.keep_house() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.plan_morning_mail(), private.delete_old_requests();
  update private.outbox as o set state = 'withdrawn', settled_at = now(),
    last_error = coalesce(o.last_error, 'too late to be of use')
   where o.state = 'waiting' and o.not_after < now() and coalesce(o.claimed_until, '-infinity') <= now();
  delete from private.outbox as o where o.state <> 'waiting' and o.settled_at < now() - interval '400 days';
end
$$;

-- Claims due messages; a sweep keeps house first. With `only_row`, that row's waiting messages even during a backoff, but
-- not those planned for later. A claim expires with its lease, so if the sender crashes, another one can send the message.
create function api.claim_outbox(
  at_most integer,
  only_row uuid default null,
  only_kinds text[] default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
  claimed jsonb;
begin
  if only_row is null then
    perform private.keep_house();
  end if;
  ids := array(
    select o.id from private.outbox as o
     where o.state = 'waiting' and coalesce(o.claimed_until, '-infinity') <= now()
       and case when only_row is null then o.due_at <= now()
                else o.row_id = only_row and o.wanted_at <= now() + private.grace() end
       and (only_kinds is null or o.kind = any (only_kinds))
     order by o.due_at, o.seq limit at_most
       for update of o skip locked);
  with taken as (
    update private.outbox as o
       set claim = gen_random_uuid(), attempts = o.attempts + 1,
           claimed_until = now() + interval '30 seconds'
     where o.id = any (ids)
    returning o.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', t.id, 'claim', t.claim, 'kind', t.kind, 'row_table', t.row_table, 'row_id', t.row_id,
           'party', t.party, 'created_at', t.created_at,
           -- The team's mail mentions that the person's mail cannot be delivered.
           'person_refused', t.party = 'team' and exists (
             select from private.outbox as p
              where p.row_id = t.row_id and p.kind = t.kind and p.party = 'person' and p.state = 'given_up'))
           order by t.seq), '[]')
    into claimed from taken as t;
  return claimed;
end
$$;

-- Records the outcome; false if the claim is no longer current. Failures are retried with exponential backoff until
-- three days have passed; a mail server that refuses an address will not change its mind. The morning mail
-- says what was given up.
create function api.settle_outbox(message_id uuid, message_claim uuid, outcome text, reason text default null)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  message private.outbox;
begin
  update private.outbox as o
     set claim = null, claimed_until = null, state = n.state,
         settled_at = case when n.state <> 'waiting' then now() end,
         last_error = case when outcome <> 'sent' then left(coalesce(reason, 'no reason given'), 300) end,
         due_at = case when n.state = 'waiting'
           then now() + least(interval '6 hours',
                  make_interval(secs => 30 * power(2, least(o.attempts, 20) - 1)))
           else o.due_at end
    from private.outbox as b, lateral (
      select case when outcome in ('sent', 'withdrawn') then outcome
                  when outcome = 'refused'
                       or b.wanted_at <= now() - interval '3 days' then 'given_up'
                  else 'waiting' end) as n (state)
   where o.id = message_id and b.id = o.id and o.claim = message_claim and o.state = 'waiting'
  returning o.* into message;
  if found and outcome = 'sent' and message.kind like '%.created' then
    execute format('update public.%I set %I = now() where id = $1', message.row_table,
                   message.party || '_notified_at')
      using message.row_id;
  end if;
  return message.id is not null;
end
$$;

-- The state of one row's messages.
create function api.outbox_of(of_row uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'party', o.party, 'state', o.state) order by o.seq), '[]')
    from private.outbox as o where o.row_id = of_row
$$;
