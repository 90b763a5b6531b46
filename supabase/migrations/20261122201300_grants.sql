-- All grants to the API roles. A later migration grants what it adds.

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
grant all on public.leads, public.audit_requests, public.bookings, public.lead_history,
  public.calendar_feeds to service_role;

do $$
declare
  of_table text;
begin
  foreach of_table in array array['leads', 'audit_requests'] loop
    execute format('grant insert (%s) on public.%I to anon',
      array_to_string(private.form_columns(of_table), ', '), of_table);
  end loop;
end
$$;
-- A policy limits this to the row inserted in the same transaction: see remember_inserted_id.
grant select (id) on public.leads, public.audit_requests to anon;

grant execute on function
  public.taken_times, public.proof_challenge, public.book_strategy_call,
  public.call_of, public.change_call, public.cancel_call, public.tell_outcome,
  public.correct_address, public.cancel_day, public.open_day,
  public.request_of, public.answer_request
to anon, service_role;
grant execute on function
  public.store_submission, public.person_secret, public.team_secret, public.contacts_of,
  public.claim_outbox, public.settle_outbox, public.outbox_of, public.morning_report,
  public.begin_calendars, public.store_calendar_feed, public.miss_calendar_feed,
  public.export_person, public.forget_person
to service_role;

-- `Prefer: count=planned` returns the planner's estimate, which reveals the number of rows even to roles that cannot
-- read any. PostgREST and the embedded backend call this function before each request.
-- It has its own schema, because visitors' requests must be able to run it, but everything in `public` is an endpoint.
create schema guard;
revoke all on schema guard from public;
grant usage on schema guard to anon, authenticated, service_role;

create function guard.refuse_counting() returns void
language plpgsql stable set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated')
    and current_setting('request.headers', true)::json ->> 'prefer' ~* 'count\s*=' then
    raise exception using errcode = 'PT400', message = 'Rows are not counted here';
  end if;
end;
$$;
revoke all on function guard.refuse_counting() from public;
grant execute on function guard.refuse_counting() to anon, authenticated, service_role;

do $$
begin
  -- The role that PostgREST logs in with; the embedded database does not have it.
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'guard.refuse_counting';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege then
  raise warning using message = 'Visitors can ask PostgREST how many rows there are.',
    hint = 'Run as a superuser: alter role authenticator set pgrst.db_pre_request = ''guard.refuse_counting''; '
           'notify pgrst, ''reload config'';';
end;
$$;
