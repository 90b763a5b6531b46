-- What a text may hold, the same for every table (product decisions, "Lead and audit forms"). Names end up in mail
-- headers and on terminals, so a single line has no control characters and nothing invisible: invisible characters
-- make two names look alike and hide an encoded word ("=?"). The joiners U+200C and U+200D are allowed where they
-- join letters or emoji, and variation selectors too. data-access/clean-text.ts removes the same set in the browser.
-- Texts of several lines keep their line breaks and tabs.
do $$
declare
  unseen constant text := '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f'
    '\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
    '\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]|(^|[\u0001-\u02ff])[\u200c\u200d]';
  rule record;
begin
  for rule in
    select c.table_name as t, c.column_name as f, r.longest, r.lines,
           r.field in ('first_name', 'last_name') or c.table_name = 'bookings' and r.field = 'phone' as required
      from (values
        ('first_name', 100, false), ('last_name', 100, false), ('organization', 200, false), ('phone', 40, false),
        ('website', 2048, false), ('utm_source', 200, false), ('utm_medium', 200, false), ('utm_campaign', 200, false),
        ('utm_term', 200, false), ('utm_content', 200, false), ('referrer', 2048, false),
        ('primary_goal', 4000, true), ('current_challenge', 4000, true), ('main_challenge', 4000, true),
        -- These have rules of their own above or below.
        ('website_url', null, false), ('source_url', null, false), ('landing_path', null, false),
        ('booking_time', null, false), ('meeting_link', null, false), ('stated_goal', null, true), ('note', null, true)
      ) as r (field, longest, lines)
      join information_schema.columns as c on c.column_name = r.field
     where c.table_schema = 'public' and c.table_name in ('leads', 'audit_requests', 'bookings')
  loop
    if rule.longest is not null then
      execute format(
        case when rule.required then 'alter table public.%I add constraint %I check (btrim(%I) <> '''' and char_length(%3$I) <= %4$s and %3$I !~ %5$L)'
        else 'alter table public.%I add constraint %I check (char_length(%I) <= %s and %3$I !~ %5$L)' end,
        rule.t, rule.t || '_' || rule.f, rule.f, rule.longest,
        case when rule.lines then '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]' else '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' end);
    end if;
    execute format('alter table public.%I add constraint %I check (%I !~ %L) not valid', rule.t, rule.t || '_' || rule.f || '_printable', rule.f,
      case when rule.lines then '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]' else unseen end);
  end loop;

  for rule in select unnest(array['leads', 'audit_requests', 'bookings']) as t loop
    execute format($sql$
      alter table public.%1$I
        -- What browsers' type="email" accepts, with a dot in the domain.
        add constraint %1$s_email check (char_length(email) <= 254 and email ~ '^[A-Za-z0-9.!#$%%&''*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$')
    $sql$, rule.t);
    continue when rule.t = 'bookings';
    execute format($sql$
      alter table public.%1$I
        add constraint %1$s_source_url check (char_length(source_url) <= 2048 and (source_url = '' or source_url ~* '^https?://[^[:space:]\u0001-\u001f\u007f-\u009f]+$')),
        add constraint %1$s_landing_path check (char_length(landing_path) <= 2048 and (landing_path = '' or landing_path ~ '^/[^[:space:]\u0001-\u001f\u007f-\u009f]*$')),
        add constraint %1$s_device_type check (device_type in ('mobile', 'desktop')),
        add constraint %1$s_timezone check (char_length(timezone) <= 64 and timezone ~ '^[A-Za-z0-9_+/:-]*$')
    $sql$, rule.t);
  end loop;
end
$$;
