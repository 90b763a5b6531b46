-- Submissions that passed a limit (20261122200600_ceilings.sql) are held for an hour, and take effect when the person
-- uses a mailed link. Also the function that stores forms sent without JavaScript.

-- The calls that count toward `perDay`, including those that have already begun.
create view private.calls_of_all_days as
  select b.id, b.starts_at from public.bookings as b where b.canceled_at is null
  union all
  select h.id, h.starts_at from public.held_submissions as h where h.keeps_time and h.expires_at > now();

-- The people of held submissions, kept for three days.
create view private.held_people as
  select h.id, h.kind, h.created_at, h.expires_at, h.starts_at, h.submission ->> 'timezone' as timezone,
         h.submission ->> 'first_name' as first_name, h.submission ->> 'last_name' as last_name, h.email,
         h.submission ->> 'phone' as phone, h.submission ->> 'organization' as organization
    from public.held_submissions as h;

create table private.mailboxes (
  mailbox_hash bytea primary key,
  code text not null unique,
  mailed_at timestamptz not null,
  -- When a link was last used.
  confirmed_at timestamptz
);
alter table private.mailboxes enable row level security;

-- Sixty bits in Crockford's Base32, which has no letters that are easily confused with digits. Valid for an hour: at
-- ten thousand guesses a second, one in thirty billion hits it. So wrong codes need no limit, and a right one always works.
create function private.new_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(random.bytes, place) % 32 + 1, 1), '')
    from (select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) as bytes) as random,
         generate_series(0, 11) as place
$$;

-- The code that opens everything held for a mailbox, and whether it still has to be mailed: one link an hour, and none
-- beyond the daily limit.
create function private.code_of_mailbox(email text, out code text, out is_new boolean)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  mailbox constant bytea := private.salted_hash('mailbox', private.mailbox(email));
  mailed timestamptz;
begin
  select m.code, m.mailed_at into code, mailed from private.mailboxes as m where m.mailbox_hash = mailbox;
  is_new := mailed is null or mailed <= now() - interval '1 hour' and not (
    mailed > now() - interval '1 day'
    and private.mails_of_day(mailbox, '{held_submissions}', now()) >= (select s.mails_of_mailbox from private.settings as s));
  if is_new then
    code := private.new_code();
    insert into private.mailboxes as m (mailbox_hash, code, mailed_at) values (mailbox, code_of_mailbox.code, now())
    on conflict (mailbox_hash) do update set code = excluded.code, mailed_at = excluded.mailed_at;
    -- The new link must also open the earlier held submissions of the mailbox.
    update public.held_submissions as h set code = code_of_mailbox.code
     where h.expires_at > now() and private.mailbox(h.email) = private.mailbox(code_of_mailbox.email);
  end if;
end
$$;

-- Holds a submission and mails its link. A repeat with the same id replaces what is held; the link stays.
create function private.hold(
  kind text, id uuid, submission jsonb, origins bytea[], reason text,
  starts_at timestamptz default null, ends_at timestamptz default null
) returns public.held_submissions
language plpgsql set search_path = '' as $$
declare
  email constant text := submission ->> 'email';
  -- Rules 2 and 3 hold for the times that are blocked meanwhile, too: a visitor blocks no more than without a mailbox.
  keeps_time constant boolean := starts_at is not null and not private.is_day_full(starts_at, id)
    and private.calls_with(starts_at, id, origins, true) <= private.most_calls()
    and private.calls_with(starts_at, id, private.origins_of(), true) <= private.most_calls() / 2;
  link record;
  held public.held_submissions;
begin
  delete from public.held_submissions as h where h.expires_at < now() - interval '3 days' or h.id = hold.id and h.expires_at <= now();
  select * into link from private.code_of_mailbox(email);
  insert into public.held_submissions as h (id, kind, email, submission, origins, code, starts_at, ends_at, keeps_time)
  values (hold.id, hold.kind, email, hold.submission, hold.origins, link.code, hold.starts_at, hold.ends_at, keeps_time)
  on conflict on constraint held_submissions_pkey do update
     set submission = excluded.submission, origins = h.origins || excluded.origins, starts_at = excluded.starts_at,
         ends_at = excluded.ends_at, keeps_time = excluded.keeps_time
  returning h.* into held;
  if link.is_new then
    perform private.enqueue('submission.held', 'held_submissions', held.id, 'person', held.id, not_after => held.expires_at);
  end if;
  perform private.warn_of_ceiling(hold.reason, 'held_submissions', held.id);
  return held;
end
$$;

-- The response for a held call: that of the booking that it becomes, with its expiry.
create function private.held_answer(held public.held_submissions) returns jsonb
language sql stable set search_path = '' as $$
  select private.booking_answer(private.booking_row(held.submission, null)) || jsonb_build_object(
    'held_until', to_char(held.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
$$;

-- Lists the held submissions of a mailed link's mailbox. Changes nothing.
create function public.held_by_code(code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
           jsonb_build_object('id', h.id, 'kind', h.kind)
             || case when h.kind = 'booking' then private.held_answer(h) else '{}' end
           order by h.created_at), '[]')
    from public.held_submissions as h
   where h.code = held_by_code.code and h.expires_at > now()
$$;

-- The response to a repeated confirmation. Raises PT409 `call_canceled`.
create function private.confirmed_before(code text, booking_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  select b.* into booking from public.bookings as b
    join private.mailboxes as m on m.mailbox_hash = private.salted_hash('mailbox', private.mailbox(b.email))
   where b.id = confirmed_before.booking_id and m.code = confirmed_before.code and m.confirmed_at is not null;
  if not found then
    return jsonb_build_object('not_held', true);
  elsif booking.canceled_at is not null then
    return private.refuse('PT409', 'call_canceled', hint =>
      'This call was confirmed and then canceled. The link in your confirmation email books another time.');
  end if;
  return private.confirmed_answer(booking);
end
$$;

-- Confirms one held submission, or returns { not_held: true }. Raises PT409 `time_taken` and `call_canceled`, and
-- PT429 `too_many_calls`. A repeat returns the same result.
create function public.confirm_held(code text, held_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  held public.held_submissions;
begin
  -- A wrong code does not wait for the lock.
  if not exists (select from public.held_submissions as h where h.id = held_id and h.code = confirm_held.code) then
    return private.confirmed_before(code, held_id);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  select h.* into held from public.held_submissions as h where h.id = held_id and h.code = confirm_held.code;
  if held.id is null or held.expires_at <= now() then
    return private.confirmed_before(code, held_id);
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
  if private.calls_with(held.starts_at, held.id, held.origins, false) > private.most_calls() then
    return private.refuse_too_many_calls();
  end if;
  delete from public.held_submissions as h where h.id = held.id;
  return private.confirmed_answer(private.store_booking(held.submission, held.origins, true));
exception
  when exclusion_violation then
    return private.refuse_taken();
end
$$;

-- Confirms all held submissions of a code, for the form without JavaScript. Returns the confirmed ones, and the number
-- of calls whose time was taken or that were too many. `known` is false if the code is wrong.
create function public.confirm_code(code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  one record;
  confirmed jsonb := jsonb_build_array();
  taken integer := 0;
  too_many integer := 0;
begin
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
  return jsonb_build_object('confirmed', confirmed, 'taken', taken, 'too_many', too_many,
    'known', confirmed <> '[]' or taken > 0 or too_many > 0 or exists (
      select from private.mailboxes as m
       where m.code = code and m.confirmed_at >= m.mailed_at and m.mailed_at > now() - interval '1 day'));
end
$$;

-- Inserts a row from JSON; what is missing or null has its default.
create function private.insert_row(of_table text, given jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  columns constant text := (
    select string_agg(quote_ident(g.name), ', ') from jsonb_each(given) as g (name, value) where g.value <> 'null');
begin
  execute format('insert into public.%I (%s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', of_table, columns)
    using given;
end
$$;

-- Stores a form's row. Only the columns of the form are used.
create function private.store_form(kind text, submission jsonb) returns void
language sql set search_path = '' as $$
  select private.insert_row(t.name, (
           select jsonb_object_agg(c.name, submission -> c.name) from unnest(private.form_columns(t.name)) as c (name)
            where submission ? c.name))
    from (values (case kind when 'lead' then 'leads' else 'audit_requests' end)) as t (name)
$$;

-- Stores a form sent without JavaScript: the same rules, but no proof of work. `kind` is 'lead' or
-- 'audit_request'; `submission` is the row as the browser would insert it, with its id; `address` is the visitor's IP
-- address. Returns { stored: true }, also for a repeat. Raises PT429 `rate_limited` and PT422 `invalid_submission`, with the field as its detail.
create function public.store_submission(kind text, submission jsonb, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  -- Some clients send JSON as a string.
  sent constant jsonb := case jsonb_typeof(submission) when 'string' then (submission #>> '{}')::jsonb else submission end;
  id constant uuid := (sent ->> 'id')::uuid;
  email constant text := sent ->> 'email';
  field text;
  broken text;
begin
  if id is null or kind is null or kind not in ('lead', 'audit_request') then
    perform private.refuse('PT422', 'invalid_submission', 'id, kind');
  end if;
  foreach field in array case
    when kind <> 'lead' then '{}'::text[]
    when sent ->> 'form' = 'call_request' then '{phone}'
    when sent ->> 'form' = 'contact_message' then '{primary_goal}'
    else '{organization,phone,primary_goal}' end
  loop
    if btrim(coalesce(sent ->> field, ''), E' \t\r\n') = '' then
      perform private.refuse('PT422', 'invalid_submission', field);
    end if;
  end loop;
  -- Never empty, or gateway_address would use the headers of this request, which comes from a server function.
  perform set_config('app.visitor_address', coalesce(nullif(address, ''), 'unknown'), true);
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  if exists (select from public.leads as l where l.id = id and kind = 'lead')
     or exists (select from public.audit_requests as a where a.id = id and kind = 'audit_request') then
    return jsonb_build_object('stored', true);
  end if;

  begin
    perform private.store_form(kind, sent);
    if private.has_sent_many_forms(email) then
      return private.refuse('PT429', 'rate_limited');
    end if;
    perform private.count_write(email, false);
    return jsonb_build_object('stored', true);
  exception
    when check_violation or not_null_violation or invalid_text_representation or invalid_datetime_format or datetime_field_overflow then
      get stacked diagnostics broken = constraint_name, field = column_name;
      return private.refuse('PT422', 'invalid_submission',
        coalesce(nullif(field, ''), regexp_replace(broken, '^(leads|audit_requests)_', '')));
  end;
end
$$;
