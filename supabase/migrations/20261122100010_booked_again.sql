-- A call that is booked again is one more call: without this, a loop that books, cancels, and books all of it again by
-- the links takes the whole calendar, since ceilings count the calls that stand.

create or replace function pg_temp.amend(name regproc, old text, new text) returns void
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

select pg_temp.amend('public.change_call', '  again := booking.cancelled_at is not null;
', '  again := booking.cancelled_at is not null;
  -- A new booking would be held for a mail; here the person has one, and can make a new one.
  if again and private.passed_ceiling(booking.email) is not null then
    perform private.refuse_call(''PT429'', ''rate_limited'', ''You have other calls ahead. Please book a new one.'');
  end if;
');
