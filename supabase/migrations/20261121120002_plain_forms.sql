-- Forms that are sent without script, by the server function `submit-form`. It shows the service key, so no policy
-- stands in its way: `submit_plain_form` is its one door, counts every submission by the visitor's own address as the
-- browser's inserts are counted, and writes what a form asks for and nothing else.

alter table public.leads
  -- Which form it came by: the mails say another thing for each. None is the strategy call's.
  add column form text default 'strategy_call',
  -- What a visitor who cannot choose a time asks for; the part of the day is one of the lead's own zone.
  add column preferred_day date,
  add column preferred_part_of_day text,
  add constraint leads_form check (form in ('strategy_call', 'call_request', 'contact_message')),
  add constraint leads_preferred_part_of_day check (preferred_part_of_day in ('morning', 'afternoon', 'any')),
  add constraint leads_preferred_time
    check (num_nonnulls(preferred_day, preferred_part_of_day) = case when form = 'call_request' then 2 else 0 end);

-- `form_fields` is a JSON object, as text: database drivers do not agree on how an object becomes jsonb.
-- Answers with the id; a repeat of one that is stored already stores nothing and is answered alike. Raises PT429
-- `rate_limited`, and what the tables' constraints refuse.
create function public.submit_plain_form(kind text, form_fields text, address text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  fields constant jsonb := form_fields;
  given_id constant uuid := fields ->> 'id';
begin
  if kind is null or kind not in ('lead', 'audit_request') or given_id is null then
    raise exception using errcode = '22023', message = 'invalid_form';
  end if;
  -- Two presses of one button must not both find nothing.
  perform pg_advisory_xact_lock(hashtextextended('public writes', 0));
  if exists (select from public.leads as l where l.id = given_id)
     or exists (select from public.audit_requests as a where a.id = given_id) then
    return given_id;
  end if;
  -- The request is the server function's; whom it speaks for is counted.
  perform set_config('app.visitor_address', coalesce(nullif(address, ''), 'unknown'), true);
  perform private.limit_rate(kind, fields ->> 'email');

  if kind = 'lead' then
    insert into public.leads (
      id, form, first_name, last_name, organization, email, phone, website, help_with, primary_goal, org_type,
      current_challenge, preferred_day, preferred_part_of_day, source_url, utm_source, utm_medium, utm_campaign,
      utm_term, utm_content, referrer, landing_path, device_type, timezone
    )
    select given_id, f.form, f.first_name, f.last_name, f.organization, f.email, f.phone, f.website, f.help_with,
           f.primary_goal, f.org_type, f.current_challenge, f.preferred_day, f.preferred_part_of_day, f.source_url,
           f.utm_source, f.utm_medium, f.utm_campaign, f.utm_term, f.utm_content, f.referrer, f.landing_path,
           f.device_type, f.timezone
      from jsonb_populate_record(null::public.leads, fields) as f;
  else
    insert into public.audit_requests (
      id, first_name, last_name, email, phone, organization, website_url, main_challenge, source_url, utm_source,
      utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_path, device_type, timezone
    )
    select given_id, f.first_name, f.last_name, f.email, f.phone, f.organization, f.website_url, f.main_challenge,
           f.source_url, f.utm_source, f.utm_medium, f.utm_campaign, f.utm_term, f.utm_content, f.referrer,
           f.landing_path, f.device_type, f.timezone
      from jsonb_populate_record(null::public.audit_requests, fields) as f;
  end if;
  return given_id;
end
$$;

revoke all on function public.submit_plain_form from public, anon, authenticated;
grant execute on function public.submit_plain_form to service_role;
