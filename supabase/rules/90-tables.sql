-- By table: checks, triggers and policies. Then all grants: nothing is public without one.

-- What comes from the content is checked there.
alter table private.settings
  add check (only_row),
  add check (sweep_url ~ '^(https://|http://localhost:)'),
  add check (proof_numbers between 0 and 1000000),
  add check (calls_of_network >= 0),
  add check (mails_of_mailbox > 0),
  add check (mails_of_site > 0),
  add check (forms_of_network >= 0),
  add check (forms_of_site >= 0),
  add check (keep_days between 30 and 3650);

-- One person is one mailbox.
create index leads_of_mailbox on public.leads (private.mailbox(email), created_at);
create index audit_requests_of_mailbox on public.audit_requests (private.mailbox(email), created_at);
create index bookings_of_mailbox on public.bookings (private.mailbox(email), starts_at);

alter table public.leads
  add constraint leads_form check (form in ('strategy-call', 'call-request', 'message', 'booking')),
  add constraint leads_preferred_time
    check (num_nonnulls(preferred_day, preferred_part_of_day) = case when form = 'call-request' then 2 else 0 end),
  add check (preferred_start is null or form = 'call-request');
create trigger check_fields before insert or update on public.leads
  for each row execute function private.check_fields();
create trigger remember_inserted_id before insert on public.leads
  for each row execute function private.remember_inserted_id();
create trigger touch_updated_at before update on public.leads
  for each row execute function private.touch_updated_at();
create trigger admit_form after insert on public.leads
  for each row when (current_user in ('anon', 'authenticated')) execute function private.admit_form();
create trigger enqueue after insert on public.leads
  for each row execute function private.enqueue_created('lead.created');
create trigger forget_messages after delete on public.leads
  for each row execute function private.forget_messages();
create policy "a visitor adds a lead" on public.leads for insert to anon
  with check (booking_id is null and team_notified_at is null and person_notified_at is null and form <> 'booking');
create policy "an insert answers with its own id" on public.leads for select to anon
  using (id::text = (select current_setting('app.inserted_id', true)));

create trigger check_fields before insert or update on public.audit_requests
  for each row execute function private.check_fields();
create trigger promise_audit before insert on public.audit_requests
  for each row execute function private.promise_audit();
create trigger remember_inserted_id before insert on public.audit_requests
  for each row execute function private.remember_inserted_id();
create trigger admit_form after insert on public.audit_requests
  for each row when (current_user in ('anon', 'authenticated')) execute function private.admit_form();
create trigger enqueue after insert on public.audit_requests
  for each row execute function private.enqueue_created('audit_request.created');
create trigger forget_messages after delete on public.audit_requests
  for each row execute function private.forget_messages();
create policy "a visitor adds an audit request" on public.audit_requests for insert to anon
  with check (team_notified_at is null and person_notified_at is null);
create policy "an insert answers with its own id" on public.audit_requests for select to anon
  using (id::text = (select current_setting('app.inserted_id', true)));

alter table public.bookings
  add check (booked_by in ('person', 'team')),
  add check (canceled_by in ('person', 'team')),
  add check (moved_by in ('person', 'team')),
  -- `done`: as version 1.0 noted a call that was held. Today no outcome says so.
  add check (outcome in ('done', 'no_show')),
  add constraint bookings_canceled check ((canceled_at is null) = (canceled_by is null)),
  -- A call keeps the length that it was booked with.
  add constraint bookings_length
    check (isfinite(starts_at) and ends_at > starts_at and ends_at <= starts_at + interval '4 hours');
create trigger check_fields before insert or update on public.bookings
  for each row execute function private.check_fields();
create trigger enqueue after insert on public.bookings
  for each row execute function private.enqueue_created('booking.created');
create trigger forget_messages after delete on public.bookings
  for each row execute function private.forget_messages();

alter table private.call_history
  add check (party in ('person', 'team')),
  -- Version 1.0 could correct the address of a call.
  add check (what in ('booked', 'moved', 'canceled', 'booked_again', 'address_corrected', 'done', 'no_show'));

alter table private.outbox
  add check (kind ~ '^[a-z_]{1,40}\.[a-z_]{1,40}$'),
  add check (row_table in ('leads', 'audit_requests', 'bookings', 'calendar_feeds', 'settings')),
  add check (party in ('person', 'team')),
  add check (char_length(dedupe_key) <= 200),
  add check (char_length(last_error) <= 300),
  add check (state in ('waiting', 'sent', 'withdrawn', 'given_up')),
  add check ((state = 'waiting') = (settled_at is null));

alter table public.calendar_feeds
  add check (key ~ '^[0-9a-f]{64}$'),
  add check (char_length(name) <= 300),
  add check (char_length(problem) <= 2000);

alter table private.busy_periods
  add check (char_length(entry) <= 300),
  add check (isfinite(starts_at) and isfinite(ends_at) and ends_at > starts_at);

-- Grants.

revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
revoke all on all functions in schema api from public, anon, authenticated;
grant usage on schema api to anon, authenticated, service_role;
grant all on public.leads, public.audit_requests, public.bookings, public.calendar_feeds to service_role;

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
-- An insert computes the mailbox for the index. Without the schema, nobody can call it by name.
grant execute on function private.mailbox to anon, authenticated, service_role;

-- A policy limits this to the row inserted in the same transaction: see remember_inserted_id.
grant select (id) on public.leads, public.audit_requests to anon;

grant execute on function
  api.taken_times, api.proof_challenge, api.book_strategy_call,
  api.call_of, api.change_call, api.cancel_call, api.mark_missed, api.cancel_calls_like, api.open_day,
  api.request_of, api.answer_request
to anon, service_role;
grant execute on function
  api.store_submission, api.person_secret, api.team_secret, api.contacts_of,
  api.claim_outbox, api.settle_outbox, api.outbox_of, api.morning_report,
  api.begin_calendars, api.store_calendar_feed, api.miss_calendar_feed,
  api.export_person, api.forget_person
to service_role;

-- `Prefer: count=planned` returns the planner's estimate, which reveals the number of rows even to roles that cannot
-- read any. PostgREST and the embedded backend call this function before each request.
-- It has its own schema, because visitors' requests must be able to run it, but everything in `api` is an endpoint.
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
    alter role authenticator set pgrst.db_schemas = 'public, api';
    alter role authenticator set pgrst.db_pre_request = 'guard.refuse_counting';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege then
  raise warning using message = 'PostgREST does not know the schema api, and visitors can ask it how many rows there are.',
    hint = 'Run as a superuser: alter role authenticator set pgrst.db_schemas = ''public, api''; '
           'alter role authenticator set pgrst.db_pre_request = ''guard.refuse_counting''; notify pgrst, ''reload config'';';
end;
$$;
