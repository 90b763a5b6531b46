-- Which times cannot be booked any more. It tells when, and nothing of who.

create function public.taken_times(from_instant timestamptz, until_instant timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if from_instant is null or until_instant is null or not isfinite(from_instant) or not isfinite(until_instant)
     or until_instant < from_instant or until_instant - from_instant > interval '31 days' then
    raise exception using
      errcode = 'PT422',
      message = 'invalid_range',
      detail = 'from_instant, until_instant',
      hint = 'Ask for a range of at most 31 days.';
  end if;
  return query
    select b.starts_at, b.ends_at
      from public.bookings as b
     where tstzrange(b.starts_at, b.ends_at) && tstzrange(from_instant, until_instant)
       and b.ends_at > now()
     order by b.starts_at;
end
$$;

revoke all on function public.taken_times from public, anon, authenticated;
grant execute on function public.taken_times to anon, service_role;
