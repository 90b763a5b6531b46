-- A form whose hidden field was filled in, by a bot or a password manager, is stored and marked.

alter table public.leads add column filled_trap boolean not null default false;
alter table public.audit_requests add column filled_trap boolean not null default false;
