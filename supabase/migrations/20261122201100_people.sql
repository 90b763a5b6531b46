-- What people have a right to: a copy of everything stored under their address, and its deletion. Only the owner and
-- the service key can call these. Also deletes old records after a time that the owner sets.

-- Whether two addresses reach one person: the same address, or others of the same mailbox. If a name begins with a
-- plus, there is no mailbox to compare.
create function private.is_same_person(one text, other text) returns boolean
language sql immutable set search_path = '' as $$
  select lower(btrim(one)) = lower(btrim(other))
      or (private.mailbox(one) = private.mailbox(other) and not starts_with(private.mailbox(one), '@'))
$$;

create function private.check_person_address(address text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if address is null or btrim(address) !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' then
    raise exception using errcode = 'PT422', message = 'invalid_address', hint = 'Give one whole e-mail address.';
  end if;
end
$$;

-- Rows of other people whose texts mention the address: only where they are, for the owner to look at.
create function private.mentions_of(address text) returns jsonb
language sql stable set search_path = '' as $$
  with pattern as (
    -- The address as a whole: not the end or the beginning of a longer one.
    select '(^|[^[:alnum:].!#$%&''*+/=?^_`{|}~-])' || regexp_replace(btrim(address), '([^[:alnum:]@])', '\\\1', 'g')
             || '($|[^[:alnum:].-]|[.]($|[^[:alnum:]]))' as of_address
  ), written as (
    select 'leads' as name, l.id, l.email, to_jsonb(l)::text as words from public.leads as l
    union all
    select 'audit_requests', a.id, a.email, to_jsonb(a)::text from public.audit_requests as a
    union all
    select 'held_submissions', h.id, h.email, to_jsonb(h)::text from public.held_submissions as h
    union all
    select 'bookings', b.id, b.email, to_jsonb(b)::text from public.bookings as b
    union all
    select 'bookings', c.booking_id, b.email, to_jsonb(c)::text from private.call_history as c
      join public.bookings as b on b.id = c.booking_id
  )
  select coalesce(jsonb_agg(distinct jsonb_build_object('table', w.name, 'id', w.id)), '[]')
    from written as w, pattern as p
   where not private.is_same_person(w.email, address)
     -- A line break is written as two characters in JSON.
     and regexp_replace(w.words, '\\[nrt]', ' ', 'g') ~* p.of_address
$$;

-- Everything stored about one person, without codes and hashes.
create function public.export_person(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mailbox constant bytea := private.salted_hash('mailbox', private.mailbox(address));
begin
  perform private.check_person_address(address);
  return (
    with own_leads as (select * from public.leads as l where private.is_same_person(l.email, address)),
    own_bookings as (
      select * from public.bookings as b
       where private.is_same_person(b.email, address) or b.lead_id in (select l.id from own_leads as l)
    ),
    own_audits as (select * from public.audit_requests as a where private.is_same_person(a.email, address)),
    own_held as (select * from public.held_submissions as h where private.is_same_person(h.email, address))
    select jsonb_build_object(
      'leads', (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at, l.id), '[]') from own_leads as l),
      'audit_requests', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at, a.id), '[]') from own_audits as a),
      'bookings', (
        select coalesce(jsonb_agg(to_jsonb(b) || jsonb_build_object('history', (
                 select coalesce(jsonb_agg(to_jsonb(c) - 'id' - 'booking_id' order by c.id), '[]')
                   from private.call_history as c where c.booking_id = b.id)) order by b.created_at, b.id), '[]')
          from own_bookings as b),
      'lead_history', (
        select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at, e.booking_id), '[]') from public.lead_history as e
         where e.lead_id in (select l.id from own_leads as l) or e.booking_id in (select b.id from own_bookings as b)),
      'held_submissions', (
        select coalesce(jsonb_agg(to_jsonb(h) - 'code' - 'network_hash' order by h.created_at, h.id), '[]') from own_held as h),
      'messages', (
        select coalesce(jsonb_agg(jsonb_build_object(
                 'kind', o.kind, 'to', o.channel, 'about', o.row_id, 'stored_at', o.created_at, 'wanted_at', o.wanted_at,
                 'state', o.state, 'settled_at', o.settled_at) order by o.seq), '[]')
          from private.outbox as o
         where o.row_id in (
           select l.id from own_leads as l union all select a.id from own_audits as a
           union all select b.id from own_bookings as b union all select h.id from own_held as h)),
      'mailbox', (
        select jsonb_build_object('link_mailed_at', m.mailed_at, 'confirmed_at', m.confirmed_at)
          from private.mailboxes as m where m.mailbox_hash = mailbox),
      'mentioned_elsewhere', private.mentions_of(address))
  );
end
$$;

-- Deletes all of it, and answers with the number of rows per table. People with an upcoming call cannot be erased
-- (PT409 `call_ahead`, detail: when): cancelling it first tells both sides and their calendars.
create function public.forget_person(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mailbox constant text := private.mailbox(address);
  ahead text;
  forgotten jsonb := '{}';
  deleted integer;
begin
  perform private.check_person_address(address);
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  select string_agg(to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC', ', ' order by b.starts_at) into ahead
    from public.bookings as b join public.leads as l on l.id = b.lead_id
   where (private.is_same_person(b.email, address) or private.is_same_person(l.email, address))
     and b.cancelled_at is null and b.ends_at > now();
  if ahead is not null then
    raise exception using errcode = 'PT409', message = 'call_ahead', detail = ahead,
      hint = 'Cancel the call first, by the link in the team''s mail: both calendars hear of it then.';
  end if;

  -- What belongs to a row goes with it: histories, links, networks, messages.
  delete from public.bookings as b where private.is_same_person(b.email, address)
     or b.lead_id in (select l.id from public.leads as l where private.is_same_person(l.email, address));
  get diagnostics deleted = row_count;
  forgotten := forgotten || jsonb_build_object('bookings', deleted);
  delete from public.leads as l where private.is_same_person(l.email, address);
  get diagnostics deleted = row_count;
  forgotten := forgotten || jsonb_build_object('leads', deleted);
  delete from public.audit_requests as a where private.is_same_person(a.email, address);
  get diagnostics deleted = row_count;
  forgotten := forgotten || jsonb_build_object('audit_requests', deleted);
  delete from public.held_submissions as h where private.is_same_person(h.email, address);
  get diagnostics deleted = row_count;
  forgotten := forgotten || jsonb_build_object('held_submissions', deleted);
  if not starts_with(mailbox, '@') then
    delete from private.outbox as o where o.mailbox_hash = private.salted_hash('mailbox', mailbox);
    delete from private.mailboxes as m where m.mailbox_hash = private.salted_hash('mailbox', mailbox);
    delete from private.submissions as s
     where s.scope = 'email' and s.key_hash = private.salted_hash('email', mailbox);
  end if;
  return forgotten || jsonb_build_object('mentioned_elsewhere', private.mentions_of(address));
end
$$;

-- Deletes held submissions a day after they expire, and with `keep_days` all records older than that. Works at most
-- once an hour, however often it is called.
create function public.delete_old_requests() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
  oldest timestamptz;
  bookings integer;
  leads integer;
  audit_requests integer;
begin
  update private.settings as s set old_deleted_at = now()
   where s.old_deleted_at is null or s.old_deleted_at <= now() - interval '1 hour'
  returning s.* into settings;
  if not found then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  delete from public.held_submissions as h where h.expires_at < now() - interval '1 day';
  if settings.keep_days is null then
    return null;
  end if;
  oldest := now() - make_interval(days => settings.keep_days);
  delete from public.bookings as b where greatest(b.ends_at, b.created_at, b.cancelled_at) < oldest;
  get diagnostics bookings = row_count;
  -- A lead whose call is younger stays as long as that.
  delete from public.leads as l
   where greatest(l.created_at, l.updated_at) < oldest
     and not exists (select from public.bookings as b where b.lead_id = l.id);
  get diagnostics leads = row_count;
  delete from public.audit_requests as a where a.created_at < oldest;
  get diagnostics audit_requests = row_count;
  delete from private.mailboxes as m where greatest(m.mailed_at, m.confirmed_at) < oldest;
  return jsonb_build_object('bookings', bookings, 'leads', leads, 'audit_requests', audit_requests);
end
$$;
