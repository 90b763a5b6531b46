-- A call's meeting room is made of a random value of its own. The booking's id is told to analytics, so that it must
-- not say where the call takes place. Changes `book_strategy_call`: whoever replaces that function later keeps its
-- check of the link, `private.is_meeting_link`.

create function private.is_meeting_link(link text, booking_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    starts_with(link, s.meeting_base)
      and substr(link, length(s.meeting_base) + 1) ~ '^[0-9a-f]{10}$'
      and right(link, 10) <> left(replace(booking_id::text, '-', ''), 10),
    false)
  from private.settings as s
$$;
revoke all on function private.is_meeting_link from public, anon, authenticated;

-- Only the one condition changes; the rest of the function stays where it is written.
do $migration$
declare
  source constant text := pg_get_functiondef('public.book_strategy_call'::regproc);
  condition constant text := 'book_strategy_call.meeting_link is distinct from (
    select s.meeting_base || left(replace(book_strategy_call.booking_id::text, ''-'', ''''), 10)
      from private.settings as s
  )';
begin
  if position(condition in source) = 0 then
    raise exception 'book_strategy_call checks its meeting link in another way than this migration knows';
  end if;
  execute replace(source, condition,
    'not private.is_meeting_link(book_strategy_call.meeting_link, book_strategy_call.booking_id)');
end
$migration$;
