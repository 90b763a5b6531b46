-- Storing a form: by the browser, as an insert, or by a server function for those without JavaScript.

-- Whether a browser chose the id of a row of another table: ids are unique across all, as links are made of them.
create function private.is_foreign_id(row_id uuid, of_table text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.leads as l where l.id = row_id and of_table <> 'leads'
    union all
    select from public.audit_requests as a where a.id = row_id and of_table <> 'audit_requests'
    union all
    select from public.bookings as b where b.id = row_id and of_table <> 'bookings')
$$;

-- Raises PT422 `invalid_submission` with the first required column that a form's row does not have.
create function private.check_required(given jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  missing constant text := private.missing_column(coalesce(given ->> 'form', 'audit'), given);
begin
  if missing is not null then
    perform private.refuse('PT422', 'invalid_submission', missing);
  end if;
end
$$;

-- Runs after the row's constraints, so that invalid input is rejected before the lock is taken.
create function private.admit_form() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_required(to_jsonb(new)), private.spend_proof(), private.count_write(true);
  if private.is_foreign_id(new.id, tg_table_name) then
    perform private.refuse('PT422', 'invalid_submission', 'id');
  end if;
  return null;
end
$$;

-- Stores the row of a form that was sent without JavaScript: the same rules, but no proof of work. `submission` is the
-- row as the browser would insert it, with its id; `address` is the visitor's IP address. Returns { stored: true }, also
-- for a repeat. Raises PT429 `rate_limited`, and PT422 `invalid_submission` with the column that is missing.
create function api.store_submission(of_table text, submission jsonb, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  is_stored boolean;
begin
  perform private.check_required(submission);
  -- Never empty, or visitor_network would use the headers of this request, which comes from a server function.
  perform set_config('app.visitor_address', coalesce(nullif(address, ''), 'unknown'), true);
  perform private.lock_writes();
  execute format('select exists (select from public.%I where id = $1)', of_table)
    into is_stored using (submission ->> 'id')::uuid;
  if private.is_foreign_id((submission ->> 'id')::uuid, of_table) then
    perform private.refuse('PT422', 'invalid_submission', 'id');
  end if;
  if not is_stored then
    perform private.count_unproved_form(), private.insert_row(of_table, submission);
  end if;
  return jsonb_build_object('stored', true);
end
$$;
