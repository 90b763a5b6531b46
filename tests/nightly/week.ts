import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mock } from 'node:test'
import { createBackend } from '../../supabase/local/backend/create-backend.ts'
import { readLeads, submissionList, submissionsCsv } from '../../supabase/local/leads.ts'
import { functionsOn } from '../database/support/functions.ts'
import { auditRequest, booking, lead } from '../database/support/samples.ts'
import { Visitor } from '../database/support/visitor.ts'

/*
 * `npm run test:nightly -- week` prints an invented week of the team's: every mail in order, the morning mails among
 * them, and the owner's list on its last day at 80 and 120 columns. The embedded database reads this process's clock.
 */

/** In the team's zone, whose summer time ends on November 1. */
const instant = (when: string) => Date.parse(`2026-${when.replace(' ', 'T')}:00-0${when < '11' ? 5 : 6}:00`)
const hour = 3_600_000
const format = { dateStyle: 'full', timeStyle: 'short', timeZone: 'America/Chicago' } as const
const said = () => new Intl.DateTimeFormat('en-US', format).format(Date.now())

mock.timers.enable({ apis: ['Date'], now: instant('10-12 10:00') })
const folder = mkdtempSync(join(tmpdir(), 'week-'))
const backend = await createBackend({ dataDir: join(folder, 'database'), relaxedDurability: true })
await backend.query('update private.settings set proof_numbers = 0')
/** Each person has a network address. */
const addressOf = (email: unknown) => `203.0.113.${String(email).charCodeAt(0)}`
const visitor = (email: unknown) => new Visitor(backend, addressOf(email))
const service = new Visitor(backend, '127.0.0.1', { apikey: backend.secretKey }, true)
const { sent, refusing, run } = functionsOn(service)
refusing.add('hana@typo.example')

/** Sends what is due, and prints it. */
async function sweep(): Promise<void> {
  const before = sent.length
  await run()
  for (const { to, subject, text } of sent.slice(before))
    console.log(`\n----- ${said()}\nTo: ${to}\nSubject: ${subject}\n\n${text.replace(/^/gm, '  ')}`)
}

/** Lets time pass, with a sweep every hour. */
async function until(moment: number): Promise<void> {
  while (Date.now() + hour < moment) {
    mock.timers.setTime(Date.now() + hour)
    await sweep()
  }
  mock.timers.setTime(moment)
}

const person = (name: string, domain = `${name.toLowerCase()}.example`) => ({
  first_name: name,
  last_name: 'Sample',
  email: `${name.toLowerCase()}@${domain}`,
  organization: `${name}’s Organization`,
  utm_campaign: name < 'E' ? 'spring' : '',
})

const asked = (table: string, row: ReturnType<typeof lead>) => () => visitor(row['email']).insert(table, row)
const withoutScript = (row: ReturnType<typeof lead>) => () =>
  service.call('store_submission', { of_table: 'leads', submission: row, address: addressOf(row['email']) })
type Person = ReturnType<typeof person>
const booked = (
  who: Person,
  day: string,
  time: string,
  timezone = 'America/Chicago',
  headers = () => ({}),
) => {
  const request = booking({ ...who, starts_at: new Date(instant(`${day} ${time}`)).toISOString(), timezone })
  return () => visitor(who.email).post('rpc/book_strategy_call', { request }, headers())
}
const message = (who: Person, primary_goal: string) =>
  withoutScript({ ...lead(who), form: 'message', primary_goal, help_with: ['Consulting'] })

/** The secret in the newest mail about a person, to the person or to the team. */
function secretOf(name: string, to: 'person' | 'team'): string {
  const address = `${name.toLowerCase()}@`
  const mails = sent.filter((mail) =>
    to === 'team' ? mail.text.includes(`Write to ${address}`) : mail.to.startsWith(address),
  )
  return mails.flatMap(({ text }) => /your-call#(\S+)/.exec(text)?.[1] ?? []).at(-1) ?? ''
}
/** A press on the page of a secret link. */
const pressed = (name: string, by: 'person' | 'team', rpc: string, args: object) => async () => {
  const secret = secretOf(name, by)
  const { sequence } = (await visitor(name).call('call_of', { secret })).body
  const seen = /change|cancel|ask|correct/.test(rpc) ? { seen: sequence } : {}
  return visitor(name).call(rpc, { secret, ...seen, ...args })
}
const moved = (name: string, by: 'person' | 'team', day: string, time: string, timezone: string) =>
  pressed(name, by, 'change_call', { starts_at: new Date(instant(`${day} ${time}`)).toISOString(), timezone })
const answered = (name: string) => pressed(name, 'team', 'answer_request', { answered: true })
const went = (name: string, outcome: string, note: string) =>
  pressed(name, 'team', 'tell_outcome', { outcome, note })

const [NewYork, London, Paris, Tokyo] = ['America/New_York', 'Europe/London', 'Europe/Paris', 'Asia/Tokyo']
const LosAngeles = 'America/Los_Angeles'
const forFatima = () => ({ 'x-request-secret': secretOf('Fatima', 'team') })
const wish = (name: string, timezone: string, preferred_day: string) =>
  withoutScript({
    ...lead({ ...person(name), timezone, current_challenge: 'Donors give once.' }),
    form: 'call-request',
    help_with: ['Consulting'],
    primary_goal: 'Strategy Call Booking',
    preferred_day,
    preferred_part_of_day: 'morning',
  })
const ownRoom = async () => {
  await backend.query("update private.settings set meeting_room = 'https://zoom.us/j/9990001111'")
  return { status: 200, body: '' }
}
/** What happens, with the press or the request that does it. */
const week: [when: string, what: string, act: () => Promise<{ status: number; body: unknown }>][] = [
  ['10-12 10:00', 'Amina asks for an audit', asked('audit_requests', auditRequest(person('Amina')))],
  ['10-13 09:00', 'The team has sent it', answered('Amina')],
  ['11-27 16:00', 'Bilal sends a message', message(person('Bilal'), 'Food banks, too?\nWe are five.')],
  ['11-29 20:00', 'Carol sends the strategy-call form', asked('leads', lead(person('Carol')))],
  ['11-30 08:10', 'The team has written to Bilal', answered('Bilal')],
  ['11-30 09:00', 'Amina books', booked(person('Amina'), '12-01', '09:45')],
  ['11-30 09:20', 'Dora books from New York', booked(person('Dora'), '12-02', '09:00', NewYork)],
  ['11-30 10:00', 'Emil books from London', booked(person('Emil'), '12-01', '09:00', London)],
  ['11-30 10:30', 'Fatima in Tokyo asks for a time', wish('Fatima', Tokyo, '2026-12-03')],
  ['11-30 11:00', 'Goran books from Paris', booked(person('Goran'), '12-03', '09:00', Paris)],
  ['11-30 12:00', 'Hana mistypes', booked(person('Hana', 'typo.example'), '12-02', '11:00')],
  [
    '11-30 12:30',
    'The team has called Hana, and corrects her address',
    pressed('Hana', 'team', 'correct_address', { email: 'hana@hana.example' }),
  ],
  ['11-30 13:00', 'Ines books from Los Angeles', booked(person('Ines'), '12-03', '11:45', LosAngeles)],
  ['11-30 14:00', 'The team books', booked(person('Fatima'), '12-02', '18:00', Tokyo, forFatima)],
  ['11-30 16:00', 'Emil moves an hour later', moved('Emil', 'person', '12-01', '10:45', London)],
  ['11-30 17:00', 'Nora wishes for a day in December', wish('Nora', 'America/Chicago', '2026-12-28')],
  ['12-01 08:00', 'Dora moves her call', moved('Dora', 'person', '12-04', '09:00', NewYork)],
  ['12-01 10:40', 'Amina came', went('Amina', 'done', 'Wants a proposal by Friday.')],
  ['12-01 11:00', 'Goran cancels', pressed('Goran', 'person', 'cancel_call', { note: 'We have no budget.' })],
  ['12-01 12:00', 'Jonas sends a message', message(person('Jonas'), 'What does an audit cost?')],
  ['12-01 13:00', 'Kenji books', booked(person('Kenji'), '12-04', '04:30', 'Asia/Kolkata')],
  ['12-01 14:00', 'Lea asks for an audit', asked('audit_requests', auditRequest(person('Lea')))],
  [
    '12-02 07:40',
    'Ill: the day is canceled',
    pressed('Hana', 'team', 'cancel_calls_like', { reason: 'day', note: 'I’m ill.' }),
  ],
  ['12-02 09:00', 'Ines moves', moved('Ines', 'person', '12-04', '11:45', LosAngeles)],
  ['12-02 13:00', 'Amina writes again', message(person('Amina'), 'One more question about the proposal.')],
  ['12-02 14:00', 'Mara sends the form', asked('leads', lead(person('Mara')))],
  ['12-02 14:01', 'The team has a Zoom room of its own', ownRoom],
  ['12-02 14:02', 'Mara books', booked(person('Mara'), '12-07', '09:00')],
  ['12-03 10:00', 'The team cancels', pressed('Kenji', 'team', 'cancel_call', { note: 'I’m ill. Sorry!' })],
  ['12-04 12:40', 'Ines did not come', went('Ines', 'no_show', 'Called twice.')],
  [
    '12-05 11:00',
    'Omar asks for an audit on a Saturday',
    asked('audit_requests', auditRequest(person('Omar'))),
  ],
]
try {
  for (const [when, what, act] of week) {
    // Nothing happens between the first days and the week.
    if (when >= '11-29' && Date.now() < instant('11-29 00:00')) mock.timers.setTime(instant('11-29 00:05'))
    await until(instant(when))
    console.log(`\n===== ${said()}: ${what}`)
    const { status, body } = await act()
    if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`)
    mock.timers.setTime(Date.now() + 180_000)
    await sweep()
  }
  await until(instant('12-07 08:05'))
  const leads = await readLeads(backend, 'https://www.example.org')
  for (const columns of [80, 120]) {
    process.stdout.columns = columns
    console.log(`\n===== ${columns}\n\n${submissionList(leads)}`)
  }
  console.log(`\n===== CSV\n\n${submissionsCsv(leads)}`)
} finally {
  await backend.close()
  rmSync(folder, { recursive: true })
}
