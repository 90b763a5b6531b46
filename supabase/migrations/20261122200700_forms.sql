-- Forms that were sent without JavaScript.

-- Stores a form's row: the same rules, but no proof of work. `submission` is the row as the browser would insert it,
-- with its id; `address` is the visitor's IP address. Returns { stored: true }, also for a repeat. Raises PT429
-- `rate_limited`, and PT422 `invalid_submission` with the column that is missing.
create function public.store_submission(of_table text, submission jsonb, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  missing constant text := private.missing_column(coalesce(submission ->> 'form', 'audit'), submission);
  is_stored boolean;
begin
  if missing is not null then
    perform private.refuse('PT422', 'invalid_submission', missing);
  end if;
  -- Never empty, or visitor_network would use the headers of this request, which comes from a server function.
  perform set_config('app.visitor_address', coalesce(nullif(address, ''), 'unknown'), true);
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  execute format('select exists (select from public.%I where id = $1)', of_table)
    into is_stored using (submission ->> 'id')::uuid;
  if not is_stored then
    perform private.count_unproved_form(), private.insert_row(of_table, submission);
  end if;
  return jsonb_build_object('stored', true);
end
$$;
