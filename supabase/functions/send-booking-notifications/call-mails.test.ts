import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { reminders } from '../_shared/calls/reminders.ts'
import type { Mail } from '../_shared/mail/mail.ts'
import { fakeServices } from '../_shared/testing/fake-services.ts'
import { bookingRow } from '../_shared/testing/rows.ts'
import { testSettings } from '../_shared/testing/settings.ts'
import { bookingCreated } from './booking-created.ts'
import { reminderForPerson } from './call-mails.ts'
import { callCancelled, callChanged, callReminder } from './call-messages.ts'

const moved = bookingRow({ sequence: 1, moved_from: '2026-11-30T16:00:00+00:00' })
const byPerson = bookingRow({
  sequence: 2,
  cancelled_at: '2026-11-21T00:00:00Z',
  cancelled_by: 'person',
  note: 'See https://evil.example',
})
const byTeam = bookingRow({ ...byPerson, cancelled_by: 'team', note: 'I have to travel.' })

async function mail(
  kind: typeof callChanged,
  row: typeof moved,
  channel: 'person' | 'team',
): Promise<Mail | undefined> {
  const { services } = fakeServices({ bookings: [row] })
  const message = {
    id: 'm',
    claim: 'c',
    kind: 'k',
    row_table: 'bookings' as const,
    row_id: row.id,
    channel,
    created_at: '',
    person_failing: false,
  }
  return kind.mail?.(message, services)
}

function calendarOf(message: Mail | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(message?.invitation?.content ?? ''))
  const event = calendar.getFirstSubcomponent('vevent')
  const value = (name: string) => String(event?.getFirstPropertyValue(name))
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    type: message?.invitation?.method,
    value,
  }
}

describe('a call that was moved', () => {
  test.each(['person', 'team'] as const)(
    'goes to the %s with the same UID and a higher sequence',
    async (channel) => {
      const message = await mail(callChanged, moved, channel)
      const { method, type, value } = calendarOf(message)
      expect([method, value('uid'), value('sequence'), value('status')]).toEqual([
        'REQUEST',
        moved.id,
        '1',
        'CONFIRMED',
      ])
      expect(type).toBe('REQUEST')
      expect(message?.text).toContain('Instead of: Monday, November 30, 2026 at 10:00 AM, Chicago, GMT−6\n')
      expect(message?.text).toContain(`https://www.example.org/your-call#${channel}-${moved.id}`)
    },
  )

  test('and cancelled meanwhile: nothing is said of the change', async () => {
    expect(await mail(callChanged, byPerson, 'person')).toBeUndefined()
    expect(await mail(callReminder, byPerson, 'person')).toBeUndefined()
    expect(await mail(bookingCreated, byPerson, 'team')).toBeUndefined()
  })
})

describe('a call that was cancelled', () => {
  test.each(['person', 'team'] as const)('is taken out of the calendar of the %s', async (channel) => {
    const { method, type, value } = calendarOf(await mail(callCancelled, byPerson, channel))
    expect([method, value('uid'), value('sequence'), value('status')]).toEqual([
      'CANCEL',
      moved.id,
      '2',
      'CANCELLED',
    ])
    expect(type).toBe('CANCEL')
  })

  test('by the person: their line reaches the team, and no mailbox that a stranger named', async () => {
    expect((await mail(callCancelled, byPerson, 'team'))?.text).toContain(
      'Their note: See https://evil.example',
    )
    expect(JSON.stringify(await mail(callCancelled, byPerson, 'person'))).not.toContain('evil')
  })

  test('by the team: the person reads the line, and can book again', async () => {
    const message = await mail(callCancelled, byTeam, 'person')
    expect(message?.text).toContain('A note from us: I have to travel.')
    expect(message?.text).toContain(`Book again:\nhttps://www.example.org/your-call#person-${moved.id}`)
  })

  test('and booked again meanwhile: nothing is said of the cancellation', async () => {
    expect(await mail(callCancelled, moved, 'person')).toBeUndefined()
  })
})

test('the confirmation and the team’s report have links of their own', async () => {
  expect((await mail(bookingCreated, bookingRow(), 'person'))?.text).toContain(`#person-${moved.id}`)
  const report = await mail(bookingCreated, bookingRow(), 'team')
  expect(report?.text).toContain(
    `Move or cancel this call:\nhttps://www.example.org/your-call#team-${moved.id}`,
  )
  expect(calendarOf(report).value('description')).not.toContain('#person-')
})

test.each([
  [24, 0],
  [5, 0],
  [1, 1],
  [0.5, 1],
])('%f hours before the call, reminder %i is the fitting one', (hours, index) => {
  const now = new Date(Date.parse('2026-12-01T15:45:00Z') - hours * 3_600_000)
  const { subject } = reminderForPerson(
    bookingRow(),
    testSettings,
    'https://www.example.org/your-call#x',
    false,
    now,
  )
  expect(subject).toBe(`${reminders[index]?.subject}: Tuesday, December 1, 2026 at 9:45 AM`)
})
