-- Version 1.0 had its callable functions in `public`, beside the tables. They are now in `api`, where nothing else
-- stands, so that all code can be dropped and created again (supabase/rules).

drop function if exists
  public.answer_request, public.begin_calendars, public.book_strategy_call, public.call_of, public.cancel_call,
  public.cancel_day, public.change_call, public.claim_outbox, public.contacts_of, public.correct_address,
  public.export_person, public.forget_person, public.miss_calendar_feed, public.morning_report, public.open_day,
  public.outbox_of, public.person_secret, public.proof_challenge, public.request_of, public.settle_outbox,
  public.store_calendar_feed, public.store_submission, public.taken_times, public.team_secret, public.tell_outcome
  cascade;
drop type if exists private.opened_call cascade;

alter table private.settings
  -- The forms' fields, from the contracts: what visitors may write, what each form requires, and what texts may be.
  add column contracts jsonb not null default '{}',
  -- A hash of the rules and settings that are in force.
  add column applied text not null default '';
