-- Secret links: what opens a call or a request, and for whom.

-- The secret of a link: the id of its row, and a signature for whom it is.
create function private.link_secret(row_id uuid, holder text) returns text
language sql stable set search_path = '' as $$
  select translate(encode(uuid_send(row_id) || substr(private.salted_hash('link of ' || holder, row_id::text), 1, 16),
                          'base64'), '+/=', '-_')
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

-- Of the team's link to a call or a request, in its mails, lists and pages.
create function api.team_secret(row_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.link_secret(team_secret.row_id, 'team')
$$;

-- Of the person's link to a call. A corrected address gets another.
create function api.person_secret(row_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.link_secret(b.id, lower(b.email)) from public.bookings as b where b.id = person_secret.row_id
$$;

create type private.opened_call as (booking_id uuid, holder text);

-- The call that a secret opens, and for whom; null for any other secret.
create function private.open_call(secret text) returns private.opened_call
language sql stable set search_path = '' as $$
  select b.id, h.holder
    from public.bookings as b, lateral (
      values ('person', api.person_secret(b.id)), ('team', api.team_secret(b.id))) as h (holder, secret)
   where b.id = private.id_in_secret(open_call.secret) and private.is_same_secret(h.secret, open_call.secret)
$$;

-- The request that a secret of the team opens: that of its own link, or of the link to a call.
create function private.opened_request(secret text) returns uuid
language sql stable set search_path = '' as $$
  select coalesce((select b.lead_id from public.bookings as b where b.id = i.id), i.id)
    from private.id_in_secret(opened_request.secret) as i (id)
   where private.is_same_secret(api.team_secret(i.id), opened_request.secret)
$$;

-- The secret that came with the request: the team books for somebody, or a call is being moved.
create function private.shown_secret() returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> 'x-request-secret'
$$;
