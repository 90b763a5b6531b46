-- Secret links: what one opens, a call or a request, and for whom. A secret is the id of the row and a signature of both.

create function private.signed(row_id uuid, meaning text) returns text
language sql stable set search_path = '' as $$
  select translate(encode(uuid_send(row_id) || substr(private.salted_hash(meaning, row_id::text), 1, 16), 'base64'),
                   '+/=', '-_')
$$;

-- `signer` is the person's address, so that a corrected address gets another link, or `team`.
create function private.link_secret(kind text, row_id uuid, signer text) returns text
language sql stable set search_path = '' as $$
  select private.signed(row_id, 'link to a ' || kind || ' of ' || lower(signer))
$$;

-- The id in a secret, which may be forged; null if it is none.
create function private.id_in_secret(secret text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  if secret ~ '^[A-Za-z0-9_-]{43}$' then
    return encode(substr(decode(translate(secret, '-_', '+/') || '=', 'base64'), 1, 16), 'hex')::uuid;
  end if;
  return null;
end
$$;

create function private.is_same_secret(one text, other text) returns boolean
language sql immutable set search_path = '' as $$
  select sha256(convert_to(one, 'UTF8')) = sha256(convert_to(other, 'UTF8'))
$$;

-- What a secret opens, `call` or `request`, and for whom; nulls for any other secret. Links in mails of version 1.0, whose
-- signature does not have the kind, open calls until two weeks after them, and requests.
create function private.open_link(secret text, out kind text, out row_id uuid, out party text)
language sql stable set search_path = '' as $$
  with given as materialized (select private.id_in_secret(open_link.secret) as id),
  found as (
    select 'call' as kind, b.id, 'person' as party, b.email as signer, b.ends_at from public.bookings as b
    union all
    select 'call', b.id, 'team', 'team', b.ends_at from public.bookings as b
    union all
    select 'request', l.id, 'team', 'team', null from public.leads as l
    union all
    select 'request', a.id, 'team', 'team', null from public.audit_requests as a
  )
  select f.kind, f.id, f.party from found as f, given
   where f.id = given.id and (
     private.is_same_secret(private.link_secret(f.kind, f.id, f.signer), open_link.secret)
     or coalesce(f.ends_at > now() - interval '14 days', true)
        and private.is_same_secret(private.signed(f.id, 'link of ' || lower(f.signer)), open_link.secret))
   limit 1
$$;

-- The call that a secret opens; of a request, the next one that answers it.
create function private.open_call(secret text, out booking_id uuid, out party text)
language sql stable set search_path = '' as $$
  select case o.kind when 'call' then o.row_id else (
           select b.id from public.bookings as b
            where b.answers = o.row_id and b.canceled_at is null and b.starts_at > now()
            order by b.starts_at limit 1) end, o.party
    from private.open_link(open_call.secret) as o
$$;

-- The form that a call is about: of its mailbox the one that it answers, or its lead.
create function private.lead_of_call(booking public.bookings) returns uuid
language sql stable set search_path = '' as $$
  select coalesce((select l.id from public.leads as l
                    where l.id = booking.answers and private.mailbox(l.email) = private.mailbox(booking.email)),
                  booking.lead_id)
$$;

-- The request that a secret of the team opens: that of its own link, or of the link to a call.
create function private.open_request(secret text) returns uuid
language sql stable set search_path = '' as $$
  select case o.kind when 'request' then o.row_id else (
           select private.lead_of_call(b) from public.bookings as b where b.id = o.row_id) end
    from private.open_link(open_request.secret) as o where o.party = 'team'
$$;

-- The secret that came with the request: the team books for somebody, or a call is being moved.
create function private.shown_secret() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-request-secret'
$$;

-- Of the team's link to a call or a request, in its mails, lists and pages.
create function api.team_secret(row_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.link_secret(case when b.id is null then 'request' else 'call' end, team_secret.row_id, 'team')
    from (values (team_secret.row_id)) as given (id) left join public.bookings as b using (id)
$$;

-- Of the person's link to a call.
create function api.person_secret(row_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.link_secret('call', b.id, b.email) from public.bookings as b where b.id = person_secret.row_id
$$;
