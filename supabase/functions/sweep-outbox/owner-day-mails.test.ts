import { expect, test } from 'vitest'
import { noShowMail } from '../_shared/calls/reminders.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'
import { fakeServices } from '../_shared/testing/fake-services.ts'
import { bookingRow, leadRow } from '../_shared/testing/rows.ts'
import { messageKinds } from './message-kinds.ts'

const note = 'We are traveling.'
const asked = bookingRow({ asked_at: '2026-11-21T00:00:00Z', note })

function message(row: ReturnType<typeof bookingRow>, channel: 'person' | 'team' | 'webhook') {
  const ids = { id: 'm', claim: 'c', kind: 'k', row_table: 'bookings' as const, row_id: row.id }
  return { ...ids, channel, created_at: '', person_failing: false }
}
const mail = (kind: MessageKind, row: typeof asked, channel: 'person' | 'team' = 'person') =>
  kind.mail?.(message(row, channel), fakeServices({ bookings: [row] }).services)

test('a move by the team brings its line; the person’s own move never does', async () => {
  const kind = messageKinds['booking.changed']
  expect((await mail(kind, bookingRow({ moved_by: 'team', note })))?.text).toContain(
    `A note from us: ${note}`,
  )
  expect((await mail(kind, bookingRow({ moved_by: 'person', note })))?.text).not.toContain(note)
  expect((await mail(kind, bookingRow({ moved_by: 'team', note }), 'team'))?.text).toContain(
    'Moved by: the team',
  )
})

test('the team’s request has a link to choose, and is not sent once the person has chosen', async () => {
  const kind = messageKinds['booking.asked']
  const { text = '' } = (await mail(kind, asked)) ?? {}
  expect(text).toContain(`Choose another time:\nhttps://www.example.org/your-call#person-${asked.id}`)
  expect(text).toContain('Until you do, the call stands')
  expect(await mail(kind, bookingRow({ ...asked, asked_at: null }))).toBeUndefined()
  expect(await mail(kind, bookingRow({ ...asked, cancelled_at: '2026-11-22T00:00:00Z' }))).toBeUndefined()
})

test('after a no-show the person can book again; the note stays with the team and its own system', async () => {
  const row = bookingRow({ outcome: 'no_show', outcome_note: 'Rang twice' })
  const sent = await mail(messageKinds['call.no_show'], row)
  expect(sent?.subject).toBe(noShowMail.subject)
  expect(sent?.text).toContain('https://www.example.org/schedule')
  expect(sent?.text).not.toContain('Rang')
  expect(await mail(messageKinds['call.no_show'], bookingRow({ outcome: 'done' }))).toBeUndefined()
  const { services } = fakeServices({ bookings: [row] })
  expect(await messageKinds['call.outcome'].webhook?.(message(row, 'webhook'), services)).toMatchObject({
    booking: { outcome: 'no_show', outcome_note: 'Rang twice' },
  })
})

test('the morning mail: the day’s calls in the team’s zone, yesterday’s requests, and trouble alone where there is some', async () => {
  const { services } = fakeServices()
  const report = {
    zone: 'Asia/Tokyo',
    calls: [bookingRow()],
    requests: [{ ...leadRow(), kind: 'audit request' }],
    late_messages: 2,
    calendars: [{ name: 'calendar.google.com', problem: 'It answered 404.' }],
  }
  const morning = async () => report
  const kind = messageKinds['team.morning']
  const full = await kind.mail?.(message(asked, 'team'), { ...services, morning })
  expect(full?.subject).toBe('Today: 1 call')
  for (const line of ['12:45 AM: Amina', 'audit request: Amina', 'could not leave: 2', 'It answered 404.'])
    expect(full?.text).toContain(line)
  const quiet = await kind.mail?.(message(asked, 'team'), services)
  expect(quiet?.text).not.toContain('LOOK AT')
})
