import { expect, test } from 'vitest'
import { sendNow } from '../../../supabase/functions/_shared/outbox/deliver.ts'
import { bookingCreated } from '../../../supabase/functions/send-booking-notifications/booking-mails.ts'
import { messageKinds } from '../../../supabase/functions/sweep-outbox/message-kinds.ts'
import { database, query } from '../support/database.ts'
import { functionsOn } from '../support/functions.ts'
import { bookLinked, cancel, change } from '../support/linked-calls.ts'
import { auditRequest, booking, lead, start } from '../support/samples.ts'
import { missFeed } from '../support/taken-times.ts'

/* How the functions send outbox messages, with a fake mail server. */

const functions = () => functionsOn(database.service)
const stored = (columns: string) => query(`select ${columns} from private.outbox order by seq`)
/** Makes the mails due, as after the time in which the browser may request them. */
const leaveToSweep = () => query("update private.outbox set due_at = now() where kind like '%.created'")
const person = 'amina@example.org'
const team = 'team@example.org'

test.each([
  [person, team],
  [team, person],
])('a failed mail to %s does not delay the other one, and alone is sent again', async (wrong, other) => {
  const { services, sent, failing, lines } = functions()
  const row = lead()
  await database.insert('leads', row)
  const now = () => sendNow(String(row['id']), messageKinds, services)
  failing.add(wrong)
  expect(await now()).toBe('later')
  // The log must not contain the address.
  const channel = wrong === team ? 'team' : 'person'
  expect(lines).toEqual([
    `leads ${row['id']}: lead.created to the ${channel} was not sent: their mail server asked us to try later (451)`,
  ])
  expect(sent[0]?.text).not.toContain('typo')
  failing.clear()
  expect(await now()).toBe('sent')
  expect(sent.map(({ to }) => to)).toEqual([other, wrong])
  // Each attempt uses the same idempotency key.
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set((await stored('id')).map(({ id }) => id)))
})

test('an address that its mail server refuses is not tried again, and the team is told once', async () => {
  const { services, sent, refusing, run } = functions()
  const row = lead()
  await database.insert('leads', row)
  refusing.add(person)
  expect(await sendNow(String(row['id']), messageKinds, services)).toBe('refused')
  expect(sent.map(({ to }) => to)).toEqual([team])
  expect(sent[0]?.text).toContain('their mail server refuses the address')
  await query("update private.outbox set due_at = now() where state = 'waiting'")
  await run()
  expect(sent.map(({ to }) => to)).toEqual([team])
  expect((await stored('party, state, last_error'))[0]).toEqual({
    party: 'person',
    state: 'given_up',
    last_error: 'their mail server refuses this address (500)',
  })
  // A visitor cannot mend the team's address.
  refusing.clear()
  refusing.add(team)
  const audit = auditRequest()
  await database.insert('audit_requests', audit)
  expect(await sendNow(String(audit['id']), messageKinds, services)).toBe('sent')
})

test.each(['MAIL FROM', 'DATA'])(
  'what a server refuses at %s is not the person’s fault, and is sent again',
  async (at) => {
    const { services, sent, refusing, run } = functionsOn(database.service, at)
    const row = lead()
    await database.insert('leads', row)
    refusing.add(person)
    expect(await sendNow(String(row['id']), messageKinds, services)).toBe('later')
    expect((await stored('state, last_error'))[0]).toEqual({
      state: 'waiting',
      last_error: expect.stringContaining('EENVELOPE 500'),
    })
    refusing.clear()
    await query("update private.outbox set due_at = now() where state = 'waiting'")
    await run()
    expect(sent.map(({ to }) => to)).toEqual([team, person])
  },
)

test('a booking whose address is refused says so; a corrected one is mailed at once', async () => {
  const { services, sent, refusing } = functions()
  const request = booking({ email: 'typo@example.org' })
  await database.call('book_strategy_call', { request })
  const kinds = { 'booking.created': bookingCreated }
  const now = () => sendNow(String(request['booking_id']), kinds, services)
  refusing.add('typo@example.org')
  expect(await now()).toBe('refused')
  expect(await now()).toBe('refused')
  const changed = { ...request, email: person, starts_at: start(11) }
  const corrected = await database.call('book_strategy_call', { request: changed })
  expect(corrected.status).toBe(200)
  expect(await now()).toBe('sent')
  expect(sent.map(({ to }) => to)).toEqual([team, person, team])
  // Or mail programs would treat them as duplicates.
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
  const emails = `select b.email, l.email as of_lead, b.starts_at = $1::text::timestamptz as is_moved
    from public.bookings as b join public.leads as l on l.id = b.lead_id`
  expect(await query(emails, [start(11)])).toEqual([{ email: person, of_lead: person, is_moved: true }])
})

test('the sweep sends what is due, once', async () => {
  const { sent, run } = functions()
  await database.insert('leads', lead())
  await database.insert('audit_requests', auditRequest())
  await database.call('book_strategy_call', { request: booking() })
  await leaveToSweep()
  // The thanks for the lead ask for a time, which has been picked.
  expect(await run()).toEqual({ sent: 5, failed: 0, more: false })
  expect(sent.map(({ to }) => to).sort()).toEqual([person, person, team, team, team])
  expect(await run()).toEqual({ sent: 0, failed: 0, more: false })
})

test('a form whose trap was filled in reaches the team with a mark, and its address gets nothing', async () => {
  const { sent, run } = functions()
  await database.insert('leads', lead({ filled_trap: true }))
  await database.insert('audit_requests', auditRequest({ filled_trap: true }))
  await leaveToSweep()
  await run()
  expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    [team, 'Maybe spam: Audit to send: Amina Okafor, River School'],
    [team, 'Maybe spam: New lead: Amina Okafor, River School'],
  ])
  const { body } = await database.service.call('morning_report', {})
  expect(body.waiting.rows).toMatchObject([{ filled_trap: true }, { filled_trap: true }])
})

test('every kind of mail is written from what the database stores', async () => {
  const { sent, run } = functions()
  const makeDue = () => query("update private.outbox set due_at = now() where state = 'waiting'")
  await database.insert('leads', lead())
  await database.insert('audit_requests', auditRequest({ email: 'b@example.org' }))
  const { secret, team } = await bookLinked({ starts_at: start(9, 0, 1) })
  await missFeed()
  await query(
    "update private.settings set open_weekdays = '{1,2,3,4,5,6,7}', morning_hour = extract(hour from now() at time zone team_zone)",
  )
  for (const next of [() => change(team, start(11)), () => cancel(secret, { seen: 1 }), undefined]) {
    await makeDue()
    expect(await run()).toMatchObject({ failed: 0, more: false })
    await next?.()
  }
  const kinds = await query("select distinct kind from private.outbox where state = 'sent'")
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(Object.keys(messageKinds).sort())
  for (const { subject, text } of sent) expect(subject + text).not.toMatch(/<\w+>|undefined|null|\[object/)
})
