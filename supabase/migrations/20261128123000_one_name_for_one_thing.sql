-- A form has one key everywhere, and whom something is for or from is a party: the person or the team.

alter table private.outbox rename channel to party;
alter table private.call_history rename who to party;

alter table public.leads alter column form set default 'strategy-call';
update public.leads set form = case form when 'contact_message' then 'message' else replace(form, '_', '-') end;
