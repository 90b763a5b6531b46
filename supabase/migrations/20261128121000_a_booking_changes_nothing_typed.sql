-- A booking fills the empty fields of its lead and replaces nothing that somebody typed. What it brought stands on the
-- call; `answers` is the request that it answers: the one that the booking's tab had sent, or that of the team's link.

alter table public.bookings
  add column answers uuid,
  add column current_challenge text,
  add column org_type text;
-- What 1.0 kept of a lead's fields before a booking changed them, and of the booking's own.
alter table private.call_history add column details jsonb;

update public.bookings as b
   set answers = case when h.replaced or b.booked_by = 'team' then b.lead_id end,
       current_challenge = h.brought ->> 'current_challenge', org_type = h.brought ->> 'org_type'
  from public.lead_history as h where h.booking_id = b.id;
update private.call_history as c
   set details = to_jsonb(h) - 'booking_id' - 'lead_id' - 'created_at'
  from public.lead_history as h where h.booking_id = c.booking_id and c.what = 'booked';
drop table public.lead_history;

-- `help_with` has the same areas, and Consulting.
alter table public.leads drop column stated_areas;
-- One person is one mailbox: rules/90-tables.sql has the index.
drop index public.leads_newest_of_email;
