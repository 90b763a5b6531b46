-- Submissions above a ceiling wait for an hour, and stand once the link in a mail is used. Forms that were sent without
-- JavaScript come in here too: they carry no proof of work, so their ceilings are lower.

-- Only the functions read this, to write the mail.
create table public.held_submissions (
  -- The id that the browser made: of the lead, the audit request or the booking.
  id uuid primary key,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  kind text not null check (kind in ('lead', 'audit_request', 'booking')),
  email text not null,
  -- Everything that was sent.
  submission jsonb not null,
  address_hash bytea,
  network_hash bytea,
  -- The secret in the mailed link; the same for everything that one mailbox holds.
  code text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Whether the time is blocked for others meanwhile.
  keeps_time boolean not null default false
);
alter table public.held_submissions enable row level security;
create index held_submissions_by_age on public.held_submissions (expires_at);
create trigger held_submissions_forget_messages after delete on public.held_submissions
  for each row execute function private.forget_messages();

-- Every call that takes one of its day's places, also after it has begun.
create view private.calls_of_all_days as
  select b.id, b.starts_at from public.bookings as b where b.cancelled_at is null
  union all
  select h.id, h.starts_at from public.held_submissions as h where h.keeps_time and h.expires_at > now();

create table private.mailboxes (
  mailbox_hash bytea primary key,
  code text not null,
  mailed_at timestamptz not null,
  -- When somebody used the link; from then on the mailbox is no newcomer's.
  confirmed_at timestamptz
);
alter table private.mailboxes enable row level security;

-- Whether somebody used a link that was mailed to this address.
create function private.is_confirmed(email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.mailboxes as m
     where m.mailbox_hash = private.salted_hash('mailbox', private.mailbox(is_confirmed.email)) and m.confirmed_at is not null)
$$;

-- Sixty bits, valid for an hour, in letters and digits that are not easily confused.
create function private.new_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(random.bytes, place) % 32 + 1, 1), '')
    from (select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) as bytes) as random,
         generate_series(0, 11) as place
$$;

-- Holds a submission, and mails a link unless the mailbox got one within the hour: a link opens everything that the
-- mailbox holds.
create function private.hold(
  kind text, id uuid, email text, submission jsonb, ceiling text,
  starts_at timestamptz default null, ends_at timestamptz default null
) returns public.held_submissions
language plpgsql set search_path = '' as $$
declare
  mailbox constant bytea := private.salted_hash('mailbox', private.mailbox(hold.email));
  address constant bytea := private.salted_hash('address', private.request_address());
  network constant bytea := private.salted_hash('network', private.request_network());
  box private.mailboxes;
  fresh boolean := false;
  held public.held_submissions;
begin
  delete from public.held_submissions as h where h.expires_at < now() - interval '1 day';
  select * into box from private.mailboxes as m where m.mailbox_hash = mailbox;
  -- A mailbox without room for another mail keeps the link that it has.
  if not found or box.mailed_at <= now() - interval '1 hour' and not (
    box.mailed_at > now() - interval '1 day'
    and private.mails_of_day(mailbox, '{held_submissions}', now()) >= (select s.link_mails_per_mailbox from private.settings as s)
  ) then
    fresh := true;
    insert into private.mailboxes as m (mailbox_hash, code, mailed_at)
    values (mailbox, private.new_code(), now())
    on conflict (mailbox_hash) do update set code = excluded.code, mailed_at = excluded.mailed_at
    returning m.* into box;
    -- What the mailbox held before is opened by the newer link too.
    update public.held_submissions as h set code = box.code
     where h.expires_at > now() and private.mailbox(h.email) = private.mailbox(hold.email);
  end if;
  insert into public.held_submissions as h (id, kind, email, submission, address_hash, network_hash, code, starts_at, ends_at, keeps_time)
  values (hold.id, hold.kind, hold.email, hold.submission, address, network, box.code, hold.starts_at, hold.ends_at,
    hold.starts_at is not null and not exists (
      select from public.held_submissions as other, private.settings as s
       where other.keeps_time and other.expires_at > now()
      having count(*) >= min(s.most_held_times)
          or count(*) filter (where other.address_hash = address) >= 2
          or count(*) filter (where other.network_hash = network) >= 4
          or count(*) filter (where private.mailbox(other.email) = private.mailbox(hold.email)) >= 1))
  returning h.* into held;
  if fresh then
    perform private.enqueue('submission.held', 'held_submissions', held.id, 'person', held.id, not_after => held.expires_at);
  end if;
  perform private.warn_of_ceiling(hold.ceiling, 'held_submissions', held.id);
  return held;
end
$$;

-- The answer for a held call, with the end of its hour.
create function private.held_answer(held public.held_submissions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'booking_id', held.id,
    'starts_at', to_char(held.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'booking_date', wall::date,
    'booking_time', to_char(wall, 'FMHH12:MI AM'),
    'timezone', held.submission ->> 'timezone',
    'meeting_link', held.submission ->> 'meeting_link',
    'held_until', to_char(held.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  ) from private.wall_clock(held.starts_at, held.submission ->> 'timezone') as w (wall)
$$;

-- Codes cannot be tried without end: refuses with PT429 after too many wrong ones.
create function private.check_guesses() returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  perform private.check_limit('wrong_code', k.scope, k.key) from private.counted_keys() as k;
end
$$;

-- What a mailed link opens: everything that is held for its mailbox. Changes nothing.
create function public.held_by_code(code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held jsonb;
begin
  perform private.check_guesses();
  select jsonb_agg(
           jsonb_build_object('id', h.id, 'kind', h.kind)
             || case when h.kind = 'booking' then private.held_answer(h) else '{}' end
           order by h.created_at) into held
    from public.held_submissions as h
   where h.code = held_by_code.code and h.expires_at > now();
  if held is null then
    perform private.count_submission('wrong_code', k.scope, k.key) from private.counted_keys() as k;
  end if;
  return coalesce(held, '[]');
end
$$;

-- Makes one held submission stand, or answers { not_held: true }. Refuses with PT409 `time_taken` and `call_cancelled`,
-- and PT429 `too_many_calls` and `rate_limited`. A repeat gets the same answer.
create function public.confirm_held(code text, held_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  held public.held_submissions;
  booking public.bookings;
begin
  perform private.check_guesses();
  select h.* into held from public.held_submissions as h where h.id = held_id and h.code = confirm_held.code;
  if not found then
    select b.* into booking from public.bookings as b
      join private.mailboxes as m on m.mailbox_hash = private.salted_hash('mailbox', private.mailbox(b.email))
     where b.id = held_id and m.code = confirm_held.code and m.confirmed_at is not null;
    if found and booking.cancelled_at is not null then
      raise exception using errcode = 'PT409', message = 'call_cancelled', hint = 'This call was cancelled after it was confirmed.';
    elsif found then
      return private.booking_answer(booking);
    end if;
  end if;
  if held.id is null or held.expires_at <= now() then
    -- An error would take the count back.
    perform private.count_submission('wrong_code', k.scope, k.key) from private.counted_keys() as k;
    return jsonb_build_object('not_held', true);
  end if;

  update private.mailboxes as m set confirmed_at = now()
   where m.mailbox_hash = private.salted_hash('mailbox', private.mailbox(held.email));
  if held.kind <> 'booking' then
    perform private.store_form(held.kind, held.submission);
    delete from public.held_submissions as h where h.id = held.id;
    return jsonb_build_object('id', held.id, 'kind', held.kind);
  end if;
  if held.starts_at <= now() or private.is_taken(held.starts_at, held.ends_at, held.id)
     or not held.keeps_time and private.is_closed(held.starts_at, held.ends_at, held.id) then
    return private.refuse_taken();
  end if;
  if private.passed_ceiling(held.email, held.address_hash, held.network_hash, true) is not null then
    raise exception using errcode = 'PT429', message = 'too_many_calls',
      hint = 'You have several calls ahead. Cancel one of them, or write to us.';
  end if;
  delete from public.held_submissions as h where h.id = held.id;
  booking := private.store_booking(held.submission, held.address_hash, held.network_hash);
  return private.booking_answer(booking);
exception
  when exclusion_violation then
    return private.refuse_taken();
end
$$;

-- Confirms everything that is held under a code, for the form without JavaScript. Answers with what stands now, and how
-- many calls lost their time or were too many; `known` is false for a code that never opened anything. `address` is the
-- visitor's.
create function public.confirm_code(code text, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  one record;
  confirmed jsonb := jsonb_build_array();
  taken integer := 0;
  too_many integer := 0;
  known boolean;
begin
  perform set_config('app.visitor_address', coalesce(nullif(address, ''), 'unknown'), true);
  perform private.check_guesses();
  for one in
    select h.id, h.kind from public.held_submissions as h
     where h.code = code and h.expires_at > now() order by h.created_at, h.id
  loop
    begin
      perform public.confirm_held(code, one.id);
      confirmed := confirmed || jsonb_build_object('id', one.id, 'kind', one.kind);
    exception
      when sqlstate 'PT409' then taken := taken + 1;
      when sqlstate 'PT429' then too_many := too_many + 1;
    end;
  end loop;
  known := confirmed <> '[]' or taken > 0 or too_many > 0 or exists (
    select from private.mailboxes as m
     where m.code = code and m.confirmed_at >= m.mailed_at and m.mailed_at > now() - interval '1 day');
  if not known then
    perform private.count_submission('wrong_code', k.scope, k.key) from private.counted_keys() as k;
  end if;
  return jsonb_build_object('confirmed', confirmed, 'taken', taken, 'too_many', too_many, 'known', known);
end
$$;

-- Stores a form's row from JSON: the columns of the form, and no others.
create function private.store_form(kind text, submission jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  of_table constant text := case kind when 'lead' then 'leads' else 'audit_requests' end;
  columns constant text := (
    select string_agg(quote_ident(c.name), ', ') from unnest(private.form_columns(of_table, true)) as c (name)
     where submission -> c.name <> 'null');
begin
  execute format('insert into public.%I (%s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', of_table, columns)
    using submission;
end
$$;

-- What each form requires, for store_submission.
create function private.required_fields(kind text, form text) returns text[]
language sql immutable set search_path = '' as $$
  select case
    when kind <> 'lead' then array[]::text[]
    when form = 'call_request' then array['phone']
    when form = 'contact_message' then array['primary_goal']
    else array['organization', 'phone', 'primary_goal'] end
$$;

-- Whether a form without proof of work passes a ceiling.
create function private.passed_unproved(email text) returns boolean
language sql stable set search_path = '' as $$
  select s.unproved_per_address <= (select count(*) from private.submissions as w where w.kind = 'unproved'
             and w.scope = 'address' and w.key_hash = private.salted_hash('address', private.request_address())
             and w.submitted_at > now() - interval '1 hour')
      or s.unproved_per_mailbox <= (select count(*) from private.submissions as w where w.kind = 'unproved'
             and w.scope = 'email' and w.key_hash = private.salted_hash('email', private.mailbox(passed_unproved.email))
             and w.submitted_at > now() - interval '1 hour')
      or s.unproved_of_site <= (select count(*) from private.submissions as w where w.kind = 'unproved'
             and w.scope = 'site' and w.submitted_at > now() - interval '1 hour')
    from private.settings as s
$$;

-- The door for forms without JavaScript: the same rules without proof of work, but with lower ceilings. `kind` is 'lead'
-- or 'audit_request'; `submission` is the row as the browser would insert it, with its id; `address` is the visitor's.
-- Answers { stored: true }, also for a repeat, or { held: true } if the person has to use the mailed link. Refuses with
-- PT422 `invalid_submission`, detail: the field.
create function public.store_submission(kind text, submission jsonb, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  -- Some clients send a document as its text.
  sent constant jsonb := case jsonb_typeof(submission) when 'string' then (submission #>> '{}')::jsonb else submission end;
  id constant uuid := (sent ->> 'id')::uuid;
  email constant text := sent ->> 'email';
  field text;
  broken text;
begin
  if id is null or kind is null or kind not in ('lead', 'audit_request') then
    raise exception using errcode = 'PT422', message = 'invalid_submission', detail = 'id, kind';
  end if;
  foreach field in array private.required_fields(kind, sent ->> 'form') loop
    if btrim(coalesce(sent ->> field, ''), E' \t\r\n') = '' then
      raise exception using errcode = 'PT422', message = 'invalid_submission', detail = field;
    end if;
  end loop;
  -- Never empty: an address that is set and unknown is not looked for in this request's own headers.
  perform set_config('app.visitor_address', coalesce(nullif(address, ''), 'unknown'), true);
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  if exists (select from public.leads as l where l.id = id and kind = 'lead')
     or exists (select from public.audit_requests as a where a.id = id and kind = 'audit_request') then
    return jsonb_build_object('stored', true);
  end if;
  if exists (select from public.held_submissions as h where h.id = id) then
    return jsonb_build_object('held', true);
  end if;

  begin
    perform private.store_form(kind, sent);
    if private.passed_unproved(email) then
      -- The row was right; it is taken back, and held.
      raise exception using errcode = 'PT200', message = 'to be held';
    end if;
    perform private.count_submission('unproved', 'address', private.request_address());
    perform private.count_submission('unproved', 'email', private.mailbox(email));
    perform private.count_submission('unproved', 'site', 'all');
    perform private.limit_rate(kind, email);
    return jsonb_build_object('stored', true);
  exception
    when sqlstate 'PT200' then
      perform private.hold(kind, id, email, sent, 'forms_without_script');
      return jsonb_build_object('held', true);
    when check_violation or not_null_violation or invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
      get stacked diagnostics broken = constraint_name, field = column_name;
      raise exception using errcode = 'PT422', message = 'invalid_submission',
        detail = coalesce(nullif(field, ''), regexp_replace(broken, '^(leads|audit_requests)_(.*?)(_distinct)?$', '\2'));
  end;
end
$$;
