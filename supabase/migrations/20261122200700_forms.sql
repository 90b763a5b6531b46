-- Forms that were sent without JavaScript.

-- Stores a form's row. Only the columns of the form are used.
create function private.store_form(kind text, submission jsonb) returns void
language sql set search_path = '' as $$
  select private.insert_row(t.name, (
           select jsonb_object_agg(c.name, submission -> c.name) from unnest(private.form_columns(t.name)) as c (name)
            where submission ? c.name))
    from (values (case kind when 'lead' then 'leads' else 'audit_requests' end)) as t (name)
$$;

-- Stores a form sent without JavaScript: the same rules, but no proof of work. `kind` is 'lead' or
-- 'audit_request'; `submission` is the row as the browser would insert it, with its id; `address` is the visitor's IP
-- address. Returns { stored: true }, also for a repeat. Raises PT429 `rate_limited` and PT422 `invalid_submission`,
-- with the field as its detail.
create function public.store_submission(kind text, submission jsonb, address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  -- Some clients send JSON as a string.
  sent constant jsonb := case jsonb_typeof(submission) when 'string' then (submission #>> '{}')::jsonb
    else submission end;
  id constant uuid := (sent ->> 'id')::uuid;
  form constant text := case kind when 'lead' then coalesce(sent ->> 'form', 'strategy_call') else 'audit' end;
  field text := private.missing_column(form, sent);
  broken text;
begin
  if id is null or kind is null or kind not in ('lead', 'audit_request') then
    perform private.refuse('PT422', 'invalid_submission', 'id, kind');
  end if;
  if field is not null then
    perform private.refuse('PT422', 'invalid_submission', field);
  end if;
  -- Never empty, or visitor_network would use the headers of this request, which comes from a server function.
  perform set_config('app.visitor_address', coalesce(nullif(address, ''), 'unknown'), true);
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  if exists (select from public.leads as l where l.id = id and kind = 'lead')
     or exists (select from public.audit_requests as a where a.id = id and kind = 'audit_request') then
    return jsonb_build_object('stored', true);
  end if;

  perform private.count_unproved_form();
  begin
    perform private.store_form(kind, sent);
    return jsonb_build_object('stored', true);
  exception
    when check_violation or not_null_violation or invalid_text_representation or invalid_datetime_format
      or datetime_field_overflow then
      get stacked diagnostics broken = constraint_name, field = column_name;
      return private.refuse('PT422', 'invalid_submission',
        coalesce(nullif(field, ''), regexp_replace(broken, '^(leads|audit_requests)_', '')));
  end;
end
$$;
