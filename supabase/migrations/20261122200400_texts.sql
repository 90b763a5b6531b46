-- Generated from supabase/functions/_shared/contracts by `npm run generate -- settings`. Do not edit.
-- The columns that forms write and require, and the rules for texts and choices.

-- The columns that a visitor may write: into a table by a form, or into a lead by a booking.
create function private.form_columns(of_table text) returns text[]
language sql immutable set search_path = '' as $$
  select case of_table when 'leads' then array['id', 'form',
    'first_name', 'last_name', 'organization', 'email', 'phone', 'website', 'help_with', 'primary_goal',
    'org_type', 'preferred_day', 'preferred_part_of_day', 'timezone', 'current_challenge', 'source_url',
    'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'referrer', 'landing_path',
    'device_type'
  ] when 'audit_requests' then array['id',
    'first_name', 'last_name', 'email', 'phone', 'organization', 'website_url', 'main_challenge',
    'source_url', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'referrer',
    'landing_path', 'device_type', 'timezone'
  ] when 'bookings' then array[
    'first_name', 'last_name', 'email', 'phone', 'organization', 'current_challenge', 'org_type',
    'source_url', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'referrer',
    'landing_path', 'device_type', 'timezone'
  ] end
$$;

-- The columns that a form's rows must have, by the form's name in them; those of a booking have the name 'booking'.
create function private.required_columns(form text) returns text[]
language sql immutable set search_path = '' as $$
  select case form
    when 'strategy_call' then array[
    'first_name', 'last_name', 'organization', 'email', 'phone', 'help_with', 'primary_goal']
    when 'call_request' then array[
    'first_name', 'last_name', 'email', 'phone', 'preferred_day', 'preferred_part_of_day', 'help_with',
    'primary_goal']
    when 'audit' then array[
    'first_name', 'last_name', 'email', 'website_url']
    when 'contact_message' then array[
    'first_name', 'last_name', 'email', 'primary_goal', 'help_with']
    when 'booking' then array[
    'first_name', 'last_name', 'email', 'phone', 'timezone']
  end
$$;

-- The first required column of a form that is missing or blank in a row; null if there is none.
create function private.missing_column(form text, given jsonb) returns text
language sql immutable set search_path = '' as $$
  select c.name from unnest(private.required_columns(missing_column.form)) with ordinality as c (name, place)
   where btrim(coalesce(given ->> c.name, ''), E' \t\r\n') = ''
   order by c.place limit 1
$$;

-- What a booking or a call request writes as its goal.
create function private.goal_of_booking() returns text
language sql immutable set search_path = '' as $$ select 'Strategy Call Booking' $$;

-- The same in every table, enforced by a constraint on each column. `forbidden`: control and invisible characters,
-- because names end up in mail headers and on terminals; joiners are allowed after letters that join and after emoji,
-- line breaks and tabs in free text.
create function private.text_rules() returns table (field text, longest integer, forbidden text, shape text)
language sql immutable set search_path = '' as $$
  with signs as (
    select '\u007f-\u009f\u2028\u2029'
           '\u00ad\u034f\u061c\u115f-\u1160\u17b4-\u17b5\u180e'
           '\u200b\u200e-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff'
           '\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff'
           ']|(^|[\u0001-\u02ff])[\u200c\u200d]' as anywhere
  )
  select r.field, r.longest,
         case when r.lines then '[\u0001-\u0008\u000b\u000c\u000e-\u001f' else '[\u0001-\u001f' end
           || s.anywhere, r.shape
    from signs as s, (values
      ('first_name', 100, false, '[^ ]'),
      ('last_name', 100, false, '[^ ]'),
      ('email', 254, false,
       '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'),
      ('phone', 40, false, ''),
      ('organization', 200, false, ''),
      ('website', 2048, false, ''),
      ('primary_goal', 4000, true, ''),
      ('timezone', 64, false, '^[A-Za-z0-9_+/:-]*$'),
      ('current_challenge', 4000, true, ''),
      ('website_url', 2048, false, '(?i)^https?://.*\.'),
      ('main_challenge', 4000, true, ''),
      ('source_url', 2048, false, '(?i)^(https?://\S+)?$'),
      ('utm_source', 200, false, ''),
      ('utm_medium', 200, false, ''),
      ('utm_campaign', 200, false, ''),
      ('utm_term', 200, false, ''),
      ('utm_content', 200, false, ''),
      ('referrer', 2048, false, ''),
      ('landing_path', 2048, false, '^(/\S*)?$'),
      ('device_type', 7, false, '^(mobile|desktop)$'),
      ('meeting_link', 2048, false, '^https://\S+$'),
      ('note', 1000, true, ''),
      ('outcome_note', 1000, true, '')
    ) as r (field, longest, lines, shape)
$$;

do $$
declare
  rule record;
begin
  for rule in
    select c.table_name, r.*
      from private.text_rules() as r join information_schema.columns as c on c.column_name = r.field
     where c.table_schema = 'public' and c.table_name in ('leads', 'audit_requests', 'bookings')
  loop
    execute format(
      'alter table public.%I add constraint %I check (char_length(%I) <= %s and %3$I ~ %5$L and %3$I !~ %6$L)',
      rule.table_name, rule.table_name || '_' || rule.field, rule.field, rule.longest, rule.shape, rule.forbidden);
  end loop;
end
$$;

alter table public.leads
  add constraint leads_org_type check (org_type in ('nonprofit', 'islamic', 'climate', 'other')),
  add constraint leads_preferred_part_of_day check (preferred_part_of_day in ('morning', 'afternoon', 'any')),
  add constraint leads_help_with check (
    cardinality(help_with) between 1 and 5 and array_ndims(help_with) = 1
    and array_position(help_with, null) is null
    and help_with <@ array['SEO', 'Google Ads', 'Landing Pages', 'CRM/Automation', 'Consulting']);
