-- What a flood may not do: take the calendar, fill a mailbox, or shut people out. Above a ceiling nobody is turned
-- away: the submission is held for an hour and stands once its link, mailed to the address, is used.

alter table private.settings
  -- Calls ahead that one mailbox, one network, and all mailboxes together that never confirmed anything, may have
  -- without a confirmation.
  add column calls_per_mailbox integer not null default 2,
  add column calls_per_network integer not null default 6,
  add column calls_of_newcomers integer not null default 40,
  -- Held calls that keep their time from others; further ones are held without it.
  add column most_held_times integer not null default 10,
  -- Mails to one mailbox in a day, and how many of them the two forms may cause.
  add column mails_per_mailbox integer not null default 6,
  add column form_mails_per_mailbox integer not null default 4,
  -- Submissions in an hour that come without a proof (a form sent without script).
  add column unproved_per_address integer not null default 5,
  add column unproved_per_mailbox integer not null default 2,
  add column unproved_of_site integer not null default 60;

-- Calls ahead that stand. Whatever else ends a call (a cancellation) leaves it out here.
create view private.open_bookings as
  select b.id, b.starts_at, b.ends_at, b.email from public.bookings as b where b.ends_at > now();

-- Where a booking came from, as a salted hash.
create table private.booking_networks (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  network_hash bytea
);
alter table private.booking_networks enable row level security;

-- What waits for its confirmation. The functions read it to write the mail; nobody else.
create table public.held_submissions (
  -- The id that the browser made: of the lead, the audit request or the booking.
  id uuid primary key,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  kind text not null check (kind in ('lead', 'audit_request', 'booking')),
  email text not null,
  -- Everything that was sent.
  submission jsonb not null,
  network_hash bytea,
  -- The secret of the mailed link; the same for all that one mailbox holds.
  code text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Whether the time is kept from others meanwhile.
  keeps_time boolean not null default false
);
alter table public.held_submissions enable row level security;
revoke all on public.held_submissions from public, anon, authenticated;
grant all on public.held_submissions to service_role;
create index held_submissions_by_age on public.held_submissions (expires_at);
create trigger held_submissions_forget_messages after delete on public.held_submissions
  for each row execute function private.forget_messages();

create table private.mailboxes (
  mailbox_hash bytea primary key,
  code text not null,
  mailed_at timestamptz not null,
  -- When somebody used the link: that mailbox is no newcomer's.
  confirmed_at timestamptz
);
alter table private.mailboxes enable row level security;

alter table private.outbox
  drop constraint outbox_row_table_check,
  add constraint outbox_row_table_check
    check (row_table in ('leads', 'audit_requests', 'bookings', 'calendar_feeds', 'held_submissions')),
  add column mailbox_hash bytea;
create index outbox_of_mailbox on private.outbox (mailbox_hash, wanted_at) where channel = 'person';

-- One warning a day for each ceiling.
create function private.warn_of_ceiling(ceiling text, row_table text, row_id uuid) returns void
language sql set search_path = '' as $$
  select private.enqueue('ceiling.' || ceiling, row_table, row_id, 'team', row_id,
                         dedupe_key => concat_ws('/', 'ceiling', ceiling, (now() at time zone 'UTC')::date))
$$;

-- How many mails a mailbox gets in the day that ends at the moment.
create function private.mails_of_day(mailbox bytea, moment timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from private.outbox as o
   where o.mailbox_hash = mailbox and o.channel = 'person' and o.state <> 'withdrawn'
     and o.wanted_at > moment - interval '1 day' and o.wanted_at <= moment + interval '1 minute'
$$;

-- Stores one message, once: a dedupe_key that is known already changes nothing. A mail to a mailbox that has had its
-- share within a day is stored as withdrawn, so that it can be seen why none came.
create or replace function private.enqueue(
  kind text, row_table text, row_id uuid, channel text, stream uuid,
  wanted_at timestamptz default now(),
  not_after timestamptz default null,
  dedupe_key text default null
) returns void
language plpgsql set search_path = '' as $$
declare
  mailbox bytea;
  allowed integer;
  too_many boolean := false;
begin
  if enqueue.channel = 'person' then
    execute format('select private.salted_hash(''mailbox'', private.mailbox(email)) from public.%I where id = $1', enqueue.row_table)
      into mailbox using enqueue.row_id;
    select case when enqueue.kind in ('lead.created', 'audit_request.created') then s.form_mails_per_mailbox
                -- The last one is kept for the link that confirms.
                when enqueue.kind = 'submission.held' then s.mails_per_mailbox
                else s.mails_per_mailbox - 1 end
      into allowed from private.settings as s;
    too_many := private.mails_of_day(mailbox, enqueue.wanted_at) >= allowed;
  end if;
  insert into private.outbox (kind, row_table, row_id, channel, stream, dedupe_key, wanted_at, due_at, not_after,
                              mailbox_hash, state, settled_at, last_error)
  values (enqueue.kind, enqueue.row_table, enqueue.row_id, enqueue.channel, enqueue.stream,
    coalesce(enqueue.dedupe_key, concat_ws('/', enqueue.kind, enqueue.row_id, enqueue.channel)),
    enqueue.wanted_at, enqueue.wanted_at, enqueue.not_after, mailbox,
    case when too_many then 'withdrawn' else 'waiting' end,
    case when too_many then now() end,
    case when too_many then 'this mailbox has had its mails of the day' end)
  on conflict on constraint outbox_dedupe_key_key do nothing;
  if too_many then
    perform private.warn_of_ceiling('mails_of_mailbox', enqueue.row_table, enqueue.row_id);
  end if;
end
$$;

-- Holds a submission, and mails the link unless the mailbox got one within the hour: it opens all that is held for it.
create function private.hold(
  kind text, id uuid, email text, submission jsonb, ceiling text,
  starts_at timestamptz default null, ends_at timestamptz default null
) returns public.held_submissions
language plpgsql set search_path = '' as $$
declare
  mailbox constant bytea := private.salted_hash('mailbox', private.mailbox(hold.email));
  network constant bytea := private.salted_hash('address', private.request_address());
  box private.mailboxes;
  fresh boolean := false;
  held public.held_submissions;
begin
  delete from public.held_submissions as h where h.expires_at < now() - interval '1 day';
  select * into box from private.mailboxes as m where m.mailbox_hash = mailbox;
  -- A mailbox without room for another mail keeps the link that it has.
  if not found or box.mailed_at <= now() - interval '1 hour' and not (
    box.mailed_at > now() - interval '1 day'
    and private.mails_of_day(mailbox, now()) >= (select s.mails_per_mailbox from private.settings as s)
  ) then
    fresh := true;
    insert into private.mailboxes as m (mailbox_hash, code, mailed_at)
    values (mailbox, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), now())
    on conflict (mailbox_hash) do update set code = excluded.code, mailed_at = excluded.mailed_at
    returning m.* into box;
    -- What the mailbox held before is opened by the newer link too.
    update public.held_submissions as h set code = box.code
     where h.expires_at > now() and private.mailbox(h.email) = private.mailbox(hold.email);
  end if;
  insert into public.held_submissions as h (id, kind, email, submission, network_hash, code, starts_at, ends_at, keeps_time)
  values (hold.id, hold.kind, hold.email, hold.submission, network, box.code, hold.starts_at, hold.ends_at,
    hold.starts_at is not null and not exists (
      select from public.held_submissions as other, private.settings as s
       where other.keeps_time and other.expires_at > now()
      having count(*) >= min(s.most_held_times)
          or count(*) filter (where other.network_hash = network) >= 2
          or count(*) filter (where private.mailbox(other.email) = private.mailbox(hold.email)) >= 1))
  returning h.* into held;
  if fresh then
    perform private.enqueue('submission.held', 'held_submissions', held.id, 'person', held.id, not_after => held.expires_at);
  end if;
  perform private.warn_of_ceiling(hold.ceiling, 'held_submissions', held.id);
  return held;
end
$$;

revoke all on all functions in schema private from public, anon, authenticated;
