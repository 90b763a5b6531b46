-- Forms without script above a ceiling are held and confirmed as calls are, also without script: the mail has a code
-- that can be typed. And a held call that was confirmed and cancelled is not answered as booked.

-- Changes one place of a function; the rest of it stays where it is written.
create function pg_temp.amend(name regproc, old text, new text) returns void
language plpgsql as $$
declare
  source constant text := pg_get_functiondef(name);
begin
  if position(old in source) = 0 then
    raise exception '% is written in another way than this migration knows', name;
  end if;
  execute replace(source, old, new);
end
$$;

-- A held form and the row that it becomes have one id: the messages of the one do not go with the other.
create or replace function private.forget_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.outbox as o where o.row_id = old.id and o.row_table = tg_table_name;
  return null;
end
$$;

-- Sixty bits, good for an hour, in letters and digits that nobody takes for others.
create function private.new_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(random.bytes, place) % 32 + 1, 1), '')
    from (select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) as bytes) as random,
         generate_series(0, 11) as place
$$;
select pg_temp.amend('private.hold',
  'replace(gen_random_uuid()::text || gen_random_uuid()::text, ''-'', '''')', 'private.new_code()');

select pg_temp.amend('public.confirm_held', '    if found then
      return private.booking_answer(booking);
    end if;
', '    if found and booking.cancelled_at is not null then
      raise exception using errcode = ''PT409'', message = ''call_cancelled'', hint = ''This call was cancelled after it was confirmed.'';
    elsif found then
      return private.booking_answer(booking);
    end if;
');
-- The browser takes this for an id that is used up, and books under one of its own.
select pg_temp.amend('public.book_strategy_call', '  if found and booking.starts_at = starts_at and', '  if found and booking.cancelled_at is not null then
    perform private.refuse_booking(''booking_id'', ''This booking was cancelled; start a new one.'');
  end if;
  if found and booking.starts_at = starts_at and');

-- With what only a form without script asks for.
select pg_temp.amend('private.store_form', '''device_type'', ''timezone'');
', '''device_type'', ''timezone'',
     -- No browser writes these: they come through store_submission alone.
     ''form'', ''preferred_day'', ''preferred_part_of_day'');
');
select pg_temp.amend('private.store_form', '''device_type'', ''desktop'', ''timezone'', '''')',
  '''device_type'', ''desktop'', ''timezone'', '''', ''form'', ''strategy_call'')');

-- What each form requires; store_submission asks it, and is the one door of forms without script.
create function private.required_fields(kind text, form text) returns text[]
language sql immutable set search_path = '' as $$
  select case
    when kind <> 'lead' then array[]::text[]
    when form = 'call_request' then array['phone']
    when form = 'contact_message' then array['primary_goal']
    else array['organization', 'phone', 'primary_goal'] end
$$;
select pg_temp.amend('public.store_submission',
  'case when kind = ''lead'' then array[''organization'', ''phone'', ''primary_goal''] else array[]::text[] end',
  'private.required_fields(kind, sent ->> ''form'')');
select pg_temp.amend('public.store_submission', 'invalid_text_representation or datetime_field_overflow',
  'invalid_text_representation or invalid_datetime_format or datetime_field_overflow');
drop function public.submit_plain_form;

-- Everything that is held under a code, made to stand at once: for the function that takes the code as a form without
-- script. Answers with what stands now, and how many calls could not, because their time is gone; `known` is false for
-- a code that opens nothing, and nothing that was confirmed with it before.
create function public.confirm_code(code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  one record;
  confirmed jsonb := '[]';
  taken integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  for one in
    select h.id, h.kind from public.held_submissions as h
     where h.code = code and h.expires_at > now() order by h.created_at, h.id
  loop
    begin
      perform public.confirm_held(code, one.id);
      confirmed := confirmed || jsonb_build_object('id', one.id, 'kind', one.kind);
    exception when sqlstate 'PT409' then
      taken := taken + 1;
    end;
  end loop;
  return jsonb_build_object('confirmed', confirmed, 'taken', taken,
    'known', confirmed <> '[]' or taken > 0 or exists (
      select from private.mailboxes as m
       where m.code = code and m.confirmed_at >= m.mailed_at and m.mailed_at > now() - interval '1 day'));
end
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function public.confirm_code from public, anon, authenticated;
grant execute on function public.confirm_code to service_role;
