const reasons: readonly [name: RegExp, reason: string][] = [
  [/^PUT /, 'both refuse; each names the first fault that it sees'],
  [/^GET (no_such_table|pg_class)/, 'no such table: PostgREST 12 and 13 name it differently'],
  [/an empty row/, 'both refuse; each names the first fault that it sees'],
  [/(a list|an object) for a name/, 'stricter here: PostgREST stores the JSON as text, which no form sends'],
  [/NUL in a text/, 'one fault, two codes'],
  [
    /(JSON text|null) as body|taken_times\(a list\)/,
    'stricter here: PostgREST takes it for no row, or for no arguments',
  ],
  [/over 64 kB/, 'refused here before it is read; there by the length of its column'],
  [/ as (text|application)\//, 'here only JSON is read; there the body is tried, and refused'],
  [/^accept: /, 'both refuse a media type that nobody asks for'],
  [/^prefer: count/, 'there `guard.refuse_counting` refuses, here the gate'],
  [/^GET \/$/, 'there is no OpenAPI document here'],
  [/^GET \/rpc\/$|%zz|%00/, 'refused here before the database is asked'],
]

/** Why the two backends may answer a request differently; undefined if nobody knows. */
export const reasonFor = (name: string): string | undefined =>
  reasons.find(([known]) => known.test(name))?.[1]
