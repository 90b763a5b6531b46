-- Export and erasure of everything stored about a person, callable by the owner and the service key only; and the
-- deletion of old records (`keep_days`).

create function private.check_person_address(address text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if address is null or btrim(address) !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' then
    perform private.refuse('PT422', 'invalid_address');
  end if;
end
$$;

-- Everything stored about one person, without hashes.
create function api.export_person(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mailbox constant text := private.mailbox(address);
begin
  perform private.check_person_address(address);
  return (
    with own_leads as (select * from public.leads as l where private.mailbox(l.email) = mailbox),
    own_bookings as (
      select * from public.bookings as b
       where private.mailbox(b.email) = mailbox or b.lead_id in (select l.id from own_leads as l)
    ),
    own_audits as (select * from public.audit_requests as a where private.mailbox(a.email) = mailbox)
    select jsonb_build_object(
      'leads', (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at, l.id), '[]') from own_leads as l),
      'audit_requests', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at, a.id), '[]')
                         from own_audits as a),
      'bookings', (
        select coalesce(jsonb_agg(to_jsonb(b) || jsonb_build_object('history', (
                 select coalesce(jsonb_agg(to_jsonb(c) - 'id' - 'booking_id' order by c.id), '[]')
                   from private.call_history as c where c.booking_id = b.id)) order by b.created_at, b.id), '[]')
          from own_bookings as b),
      'messages', (
        select coalesce(jsonb_agg(jsonb_build_object(
                 'kind', o.kind, 'to', o.party, 'about', o.row_id, 'stored_at', o.created_at,
                 'wanted_at', o.wanted_at,
                 'state', o.state, 'settled_at', o.settled_at) order by o.seq), '[]')
          from private.outbox as o
         where o.row_id in (
           select l.id from own_leads as l union all select a.id from own_audits as a
           union all select b.id from own_bookings as b)))
  );
end
$$;

-- Deletes everything stored about a person, and returns the number of rows per table. People with an upcoming call
-- cannot be erased (PT409 `call_ahead`, detail: when); canceling it first notifies both sides and their calendars.
create function api.forget_person(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mailbox constant text := private.mailbox(address);
  ahead text;
  of_table text;
  forgotten jsonb;
  deleted integer;
begin
  perform private.check_person_address(address);
  perform private.lock_writes();
  select string_agg(to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC', ', ' order by b.starts_at)
    into ahead
    from public.bookings as b join public.leads as l on l.id = b.lead_id
   where (private.mailbox(b.email) = mailbox or private.mailbox(l.email) = mailbox)
     and b.canceled_at is null and b.ends_at > now();
  if ahead is not null then
    perform private.refuse('PT409', 'call_ahead', ahead);
  end if;

  -- Histories, links, networks and messages are deleted by cascades and triggers; bookings come before their leads.
  delete from public.bookings as b where private.mailbox(b.email) = mailbox
     or b.lead_id in (select l.id from public.leads as l where private.mailbox(l.email) = mailbox);
  get diagnostics deleted = row_count;
  forgotten := jsonb_build_object('bookings', deleted);
  foreach of_table in array array['leads', 'audit_requests'] loop
    execute format('delete from public.%I as t where private.mailbox(t.email) = $1', of_table) using mailbox;
    get diagnostics deleted = row_count;
    forgotten := forgotten || jsonb_build_object(of_table, deleted);
  end loop;
  delete from private.outbox as o where o.mailbox_hash = private.salted_hash('mailbox', mailbox);
  return forgotten;
end
$$;

-- With `keep_days`, deletes all records older than that.
create function private.delete_old_requests() returns void
language plpgsql set search_path = '' as $$
declare
  oldest constant timestamptz := (select now() - make_interval(days => s.keep_days) from private.settings as s);
begin
  if oldest is null then
    return;
  end if;
  perform private.lock_writes();
  delete from public.bookings as b where greatest(b.ends_at, b.created_at, b.canceled_at) < oldest;
  -- A lead is kept as long as it has a call.
  delete from public.leads as l
   where greatest(l.created_at, l.updated_at) < oldest
     and not exists (select from public.bookings as b where b.lead_id = l.id);
  delete from public.audit_requests as a where a.created_at < oldest;
end
$$;
