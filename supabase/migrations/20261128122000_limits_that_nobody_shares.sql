-- No limit is shared by all visitors. A call request keeps the exact time that could not be booked.

alter table private.settings
  drop column share_of_starts,
  alter column calls_of_network set default 6,
  -- Thanks for forms that the site sends in an hour.
  add column mails_of_site integer not null default 100;
update private.settings set calls_of_network = 6 where calls_of_network = 4;
drop table private.reached_limits;

alter table public.leads add column preferred_start timestamptz;

-- Of thanks for forms only: mails about a call are always sent.
update private.outbox set mailbox_hash = null where row_table = 'bookings';
drop index private.outbox_of_mailbox;
create index outbox_of_mailbox on private.outbox (mailbox_hash, wanted_at) where mailbox_hash is not null;
create index outbox_of_thanks on private.outbox (wanted_at) where mailbox_hash is not null;
create index writes_of_network on private.writes (network, written_at);
