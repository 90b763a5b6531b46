-- The lead form has no rule for a website: any scheme is kept as it was typed. It is text in the mails and in
-- `npm run leads`, and nothing makes a link of it.

alter table public.leads drop constraint leads_website;
alter table public.leads add constraint leads_website
  check (char_length(website) <= 2048 and website !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');
