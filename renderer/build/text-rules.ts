import { attributionFields } from '../../supabase/functions/_shared/contracts/attribution.ts'
import {
  columnOf,
  type FormField,
  type FormFields,
  limits,
} from '../../supabase/functions/_shared/contracts/form-field.ts'
import {
  bookingContactFields,
  forms,
  goalOfBooking,
  personFields,
} from '../../supabase/functions/_shared/contracts/forms.ts'
import { invisible } from '../../supabase/functions/_shared/text.ts'

/* The migration with the rules for texts, from the contracts of the forms. */

type Rule = { max: number; lines?: boolean; shape?: RegExp }

/** Texts that no form has: those of calls, and what the home page's form hands to the wizard. */
const others: Record<string, Rule> = {
  meeting_link: { max: limits.url, shape: /^https:\/\/\S+$/ },
  note: { max: limits.note, lines: true },
  outcome_note: { max: limits.note, lines: true },
}

const columnsIn = (fields: FormFields): [string, FormField][] =>
  Object.entries(fields).map(([name, field]) => [columnOf(fields, name), field])
const { audit, ...leadForms } = forms
const ofBooking: [string, FormField][] = [
  ...columnsIn(bookingContactFields),
  ...columnsIn({ orgType: leadForms['call-request'].fields.orgType }),
]
const ofLeads = Object.values(leadForms).flatMap(({ fields }) => columnsIn(fields))
const ofAudits = columnsIn(audit.fields)
const ofOrigin = Object.entries(attributionFields).map(([name, rule]): [string, Rule] => [
  columnOf({}, name),
  rule,
])

/** The first rule of a column counts. */
function textRules(): Map<string, Rule> {
  const rules = new Map<string, Rule>()
  for (const [column, { kind, max, required, shape }] of [
    ...columnsIn(personFields),
    ...ofLeads,
    ...ofAudits,
  ]) {
    if (max === undefined || rules.has(column)) continue
    const needed = kind === 'text' && required ? /[^ ]/ : undefined
    const found = shape ?? needed
    rules.set(column, { max, lines: kind === 'paragraph', ...(found && { shape: found }) })
  }
  for (const [column, rule] of [...ofOrigin, ...Object.entries(others)]) rules.set(column, rule)
  return rules
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const listed = (values: readonly string[]) => values.map(quoted).join(', ')
const columnList = (columns: readonly string[]) =>
  `    ${listed([...new Set(columns)]).replace(/(.{90}[^ ]*) /g, '$1\n    ')}`
const columnsOfForm = (columns: readonly (readonly [string, unknown])[]) =>
  columnList([...columns, ...ofOrigin].map(([name]) => name))

/** By the form's name in its rows: what it requires, or always has. */
const required: [string, string[]][] = [
  ...Object.values(forms).map(({ fields, always }): [string, string[]] => {
    const { form = 'audit', ...others } = always as { form?: string }
    return [form, [...requiredIn(columnsIn(fields)), ...Object.keys(others)]]
  }),
  ['booking', [...requiredIn(ofBooking), 'timezone']],
]

function requiredIn(columns: readonly [string, FormField][]): string[] {
  return columns.filter(([, field]) => field.required).map(([column]) => column)
}

/** PostgreSQL's spelling: a flag in front, and no escaped slashes. */
const pattern = (shape?: RegExp) =>
  shape ? `${shape.flags.includes('i') ? '(?i)' : ''}${shape.source.replaceAll('\\/', '/')}` : ''

/** The characters of a pattern, as ranges of a bracket expression. */
function ranges(characters: RegExp): string[] {
  const codes = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => (code < 0xd800 || code > 0xdfff) && String.fromCodePoint(code).replace(characters, '') === '',
  )
  const starts = codes.filter((code, i) => codes[i - 1] !== code - 1)
  const ends = codes.filter((code, i) => codes[i + 1] !== code + 1)
  const escaped = (code: number) =>
    code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`
  return starts.map((start, i) =>
    start === ends[i] ? escaped(start) : `${escaped(start)}-${escaped(ends[i] ?? start)}`,
  )
}

/** Parts of a pattern, a few on each line. */
const inLines = (parts: readonly string[]) =>
  Array.from(
    { length: Math.ceil(parts.length / 6) },
    (_, i) => `           ${quoted(parts.slice(6 * i, 6 * i + 6).join(''))}`,
  ).join('\n')

function ruleLine([column, { max, lines = false, shape }]: [string, Rule]): string {
  const start = `      (${quoted(column)}, ${max}, ${lines},`
  const end = `${quoted(pattern(shape))})`
  return start.length + end.length < 120 ? `${start} ${end}` : `${start}\n       ${end}`
}

/** An optional choice is null if nothing was chosen. */
const choices = ofLeads
  .filter(
    ([column, { kind }], i) => kind === 'choice' && ofLeads.findIndex(([other]) => other === column) === i,
  )
  .map(([column, { options = [] }]) => [column, options] as const)
const [areas] = ofLeads.filter(([, { kind }]) => kind === 'choices')

export const textsMigration =
  (): string => `-- Generated from supabase/functions/_shared/contracts by \`npm run generate -- settings\`. Do not edit.
-- The columns that forms write and require, and the rules for texts and choices.

-- The columns that a visitor may write: into a table by a form, or into a lead by a booking.
create function private.form_columns(of_table text) returns text[]
language sql immutable set search_path = '' as $$
  select case of_table when 'leads' then array['id', 'form',
${columnsOfForm(ofLeads)}
  ] when 'audit_requests' then array['id',
${columnsOfForm(ofAudits)}
  ] when 'bookings' then array[
${columnsOfForm(ofBooking)}
  ] end
$$;

-- The columns that a form's rows must have, by the form's name in them; those of a booking have the name 'booking'.
create function private.required_columns(form text) returns text[]
language sql immutable set search_path = '' as $$
  select case form
${required.map(([form, columns]) => `    when ${quoted(form)} then array[\n${columnList(columns)}]`).join('\n')}
  end
$$;

-- The first required column of a form that is missing or blank in a row; null if there is none.
create function private.missing_column(form text, given jsonb) returns text
language sql immutable set search_path = '' as $$
  select c.name from unnest(private.required_columns(missing_column.form)) with ordinality as c (name, place)
   where btrim(coalesce(given ->> c.name, ''), E' \\t\\r\\n') = ''
   order by c.place limit 1
$$;

-- What a booking or a call request writes as its goal.
create function private.goal_of_booking() returns text
language sql immutable set search_path = '' as $$ select ${quoted(goalOfBooking)} $$;

-- The same in every table, enforced by a constraint on each column. \`forbidden\`: control and invisible characters,
-- because names end up in mail headers and on terminals; joiners are allowed after letters that join and after emoji,
-- line breaks and tabs in free text.
create function private.text_rules() returns table (field text, longest integer, forbidden text, shape text)
language sql immutable set search_path = '' as $$
  with signs as (
    select '\\u007f-\\u009f\\u2028\\u2029'
${inLines(ranges(invisible))}
           ']|(^|[\\u0001-\\u02ff])[\\u200c\\u200d]' as anywhere
  )
  select r.field, r.longest,
         case when r.lines then '[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f' else '[\\u0001-\\u001f' end
           || s.anywhere, r.shape
    from signs as s, (values
${[...textRules()].map(ruleLine).join(',\n')}
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
${choices.map(([column, options]) => `  add constraint leads_${column} check (${column} in (${listed(options)})),`).join('\n')}
  add constraint leads_help_with check (
    cardinality(help_with) between 1 and ${areas?.[1].options?.length} and array_ndims(help_with) = 1
    and array_position(help_with, null) is null
    and help_with <@ array[${listed(areas?.[1].options ?? [])}]);
`
