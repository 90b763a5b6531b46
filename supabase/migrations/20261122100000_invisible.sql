-- What nobody can see is no part of a single line either: two names that look alike were two names, and "=?" with
-- something unseen between passed for no encoded word. The joiners U+200C and U+200D stay where they join: after a
-- letter of a script that has them, or an emoji. Selectors of variants stay too. The same set as in clean-text.ts,
-- which takes it out before a browser's form is sent.

-- Changes one place of a function; the rest of it stays where it is written.
create or replace function pg_temp.amend(name regproc, old text, new text) returns void
language plpgsql as $$
declare
  source constant text := pg_get_functiondef(name);
begin
  if position(old in source) = 0 then
    raise exception '% is written in another way than this migration knows', name;
  end if;
  execute replace(source, old, new);
end
$$;

do $$
declare
  unseen constant text := '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f'
    '\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
    '\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]|(^|[\u0001-\u02ff])[\u200c\u200d]';
  rule record;
begin
  for rule in
    select conrelid::regclass as held_by, conname as name,
           substring(pg_get_constraintdef(oid) from '\(\(?"?([a-z_]+)"? ') as field
      from pg_constraint
     where contype = 'c' and conname like '%\_printable' and pg_get_constraintdef(oid) like '%u2028%'
  loop
    execute format('alter table %s drop constraint %I, add constraint %I check (%I !~ %L) not valid',
      rule.held_by, rule.name, rule.name, rule.field, unseen);
  end loop;
  perform pg_temp.amend('private.check_booking_shape',
    '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]', unseen);
end
$$;

-- A line that comes with a cancellation follows the rule of other texts of several lines.
alter table public.bookings add constraint bookings_note_printable
  check (note !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]') not valid;
select pg_temp.amend('public.cancel_call',
  '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]', '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]');
