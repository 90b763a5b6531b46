-- Nothing unprintable in a single line: no control character of either set, no line or paragraph separator, and
-- nothing that turns the direction of what follows, in a mail or on a terminal. Texts of several lines keep their
-- line breaks and tabs. Not for rows of before: an old row never makes a booking fail.
do $$
declare
  field text;
  within text;
begin
  foreach within in array array['leads', 'audit_requests', 'bookings'] loop
    foreach field in array array['first_name', 'last_name', 'organization', 'phone', 'website', 'website_url',
      'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'source_url', 'referrer',
      'landing_path', 'booking_time', 'meeting_link'] loop
      if exists (select from information_schema.columns as c
                  where c.table_schema = 'public' and c.table_name = within and c.column_name = field) then
        execute format($check$ alter table public.%I add constraint %I
          check (%I !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]') not valid $check$,
          within, within || '_' || field || '_printable', field);
      end if;
    end loop;
    foreach field in array array['primary_goal', 'current_challenge', 'main_challenge', 'stated_goal'] loop
      if exists (select from information_schema.columns as c
                  where c.table_schema = 'public' and c.table_name = within and c.column_name = field) then
        execute format($check$ alter table public.%I add constraint %I
          check (%I !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]') not valid $check$,
          within, within || '_' || field || '_printable', field);
      end if;
    end loop;
  end loop;
end
$$;

-- Each area once: five times the same left no room for the one that a booking adds.
alter table public.leads add constraint leads_help_with_distinct check (
  cardinality(help_with) = ('SEO' = any (help_with))::int + ('Google Ads' = any (help_with))::int
    + ('Landing Pages' = any (help_with))::int + ('CRM/Automation' = any (help_with))::int
    + ('Consulting' = any (help_with))::int
) not valid;
