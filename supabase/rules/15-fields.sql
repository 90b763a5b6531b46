-- The fields of the forms, as the contracts have them (supabase/functions/_shared/contracts). Every new value is checked
-- in every table. A value that is already stored keeps its word when a rule changes.

-- The columns that a visitor may write: into a table by a form, or into a lead by a booking.
create function private.form_columns(of_table text) returns text[]
language sql stable set search_path = '' as $$
  select array(select jsonb_array_elements_text(s.contracts -> 'columns' -> of_table)) from private.settings as s
$$;

-- The first required column of a form that is missing or blank in a row; null if there is none. The form `booking` is
-- the scheduler.
create function private.missing_column(form text, given jsonb) returns text
language sql stable set search_path = '' as $$
  select c.name
    from private.settings as s,
         jsonb_array_elements_text(s.contracts -> 'required' -> missing_column.form) with ordinality as c (name, place)
   where btrim(coalesce(given ->> c.name, ''), E' \t\r\n') = ''
   order by c.place limit 1
$$;

-- What a booking or a call request writes as its goal.
create function private.goal_of_booking() returns text
language sql stable set search_path = '' as $$ select s.contracts ->> 'goalOfBooking' from private.settings as s $$;

-- Texts have a longest length in characters, a shape and forbidden characters; choices have options.
create view private.field_rules as
  select r.* from private.settings as s,
    jsonb_to_recordset(s.contracts -> 'fields') as r (field text, longest integer, shape text, forbidden text, options jsonb);

-- Whether a new value fits its rule. Of a list, an option that was there before may stay.
create function private.fits(rule private.field_rules, value jsonb, before jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(value)
    when 'null' then true
    when 'array' then value <> '[]' and jsonb_array_length(value) = (select count(distinct v) from jsonb_array_elements(value) as v)
      and not exists (select from jsonb_array_elements(value) as v
                       where jsonb_typeof(v) <> 'string' or not rule.options @> v and not coalesce(before @> v, false))
    else coalesce(rule.options @> value, true) and coalesce(char_length(value #>> '{}') <= rule.longest, true)
      and coalesce(value #>> '{}' ~ rule.shape, true) and coalesce(value #>> '{}' !~ rule.forbidden, true) end
$$;

-- Raises check_violation with the constraint TABLE_FIELD, as a CHECK would, of which only what is written is checked.
create function private.check_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given constant jsonb := to_jsonb(new);
  before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  wrong text;
begin
  select r.field into wrong from private.field_rules as r
   where given ? r.field and given -> r.field is distinct from before -> r.field
     and not private.fits(r, given -> r.field, before -> r.field)
   limit 1;
  if found then
    raise check_violation using table = tg_table_name, constraint = tg_table_name || '_' || wrong,
      message = format('new row for relation "%s" violates check constraint "%s_%s"', tg_table_name, tg_table_name, wrong);
  end if;
  return new;
end
$$;
