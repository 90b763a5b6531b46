-- The columns that forms write, and the rules for texts.

-- The columns that a visitor may write, used by the browser's grants and by store_form. Bookings, dates and
-- notifications are excluded.
create function private.form_columns(of_table text) returns text[]
language sql immutable set search_path = '' as $$
  select '{id,first_name,last_name,organization,email,phone,source_url,utm_source,utm_medium,utm_campaign,utm_term,'
         'utm_content,referrer,landing_path,device_type,timezone}'::text[]
    || case of_table when 'leads' then '{form,website,help_with,primary_goal,org_type,current_challenge,'
                                       'preferred_day,preferred_part_of_day}'::text[]
                     else '{website_url,main_challenge}' end
$$;

-- The rules for texts, the same in every table (PRODUCT.md, "Nothing typed is lost"). Enforced by a constraint
-- on each column; check_booking_shape also checks them before a booking takes the lock.

create function private.text_rules() returns table (field text, longest integer, forbidden text, shape text)
language sql immutable set search_path = '' as $$
  with signs as (
    -- Names end up in mail headers and on terminals, and free text in the team's mail: no control or invisible
    -- characters. Invisible ones reverse text, make two names look alike, and hide an encoded word ("=?"). The joiners
    -- U+200C and U+200D are allowed after letters that join and after emoji. contracts/clean-text.ts removes the same
    -- set in the browser.
    select '\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f'
             '\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
             '\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]|(^|[\u0001-\u02ff])[\u200c\u200d]' as anywhere
  )
  -- Only free text may have line breaks and tabs.
  select r.field, r.longest,
         case when r.lines then '[\u0001-\u0008\u000b\u000c\u000e-\u001f' else '[\u0001-\u001f' end || s.anywhere, r.shape
    from signs as s, (values
      ('first_name', 100, false, '[^ ]'), ('last_name', 100, false, '[^ ]'), ('organization', 200, false, ''),
      -- The pattern of type="email" (HTML standard), with a required dot in the domain.
      ('email', 254, false, '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'),
      ('phone', 40, false, ''),
      -- Free text: it is never rendered as a link.
      ('website', 2048, false, ''),
      -- PRODUCT.md, "Free-audit form": http:// or https://, and a dot.
      ('website_url', 2048, false, '(?i)^https?://.*\.'),
      ('primary_goal', 4000, true, ''), ('current_challenge', 4000, true, ''), ('main_challenge', 4000, true, ''),
      ('source_url', 2048, false, '(?i)^(https?://[^[:space:]]+)?$'), ('landing_path', 2048, false, '^(/[^[:space:]]*)?$'),
      ('utm_source', 200, false, ''), ('utm_medium', 200, false, ''), ('utm_campaign', 200, false, ''),
      ('utm_term', 200, false, ''), ('utm_content', 200, false, ''), ('referrer', 2048, false, ''),
      ('device_type', 7, false, '^(mobile|desktop)$'), ('timezone', 64, false, '^[A-Za-z0-9_+/:-]*$'),
      ('meeting_link', 2048, false, '^https://[^[:space:]]+$'), ('note', 1000, true, ''),
      ('outcome_note', 1000, true, '')
    ) as r (field, longest, lines, shape)
$$;

do $$
declare
  rule record;
begin
  for rule in
    select c.table_name, r.* from private.text_rules() as r join information_schema.columns as c on c.column_name = r.field
     where c.table_schema = 'public' and c.table_name in ('leads', 'audit_requests', 'bookings')
  loop
    execute format('alter table public.%I add constraint %I check (char_length(%I) <= %s and %3$I ~ %5$L and %3$I !~ %6$L)',
      rule.table_name, rule.table_name || '_' || rule.field, rule.field, rule.longest, rule.shape, rule.forbidden);
  end loop;
end
$$;
