import { describe, expect, test, vi } from 'vitest'
import { messageKinds } from '../../sweep-outbox/message-kinds.ts'
import { fakeServices } from '../testing/fake-services.ts'
import { auditRequestRow, bookingRow, leadRow } from '../testing/rows.ts'
import { sweep } from './sweep.ts'

const channels = ['person', 'team', 'webhook'] as const
const rows = { leads: [leadRow()], audit_requests: [auditRequestRow()], bookings: [bookingRow()] }

function setUp() {
  const fake = fakeServices(rows)
  fake.outbox.add('lead.created', 'leads', leadRow().id, channels)
  fake.outbox.add('booking.created', 'bookings', bookingRow().id, channels)
  fake.outbox.add('audit_request.created', 'audit_requests', auditRequestRow().id, channels)
  return { ...fake, run: (timeLimit = 5_000) => sweep(messageKinds, fake.services, { timeLimit }) }
}

describe('the sweep', () => {
  test('sends every kind on every channel, once', async () => {
    const { run, mailer, posted, outbox } = setUp()
    expect(await run()).toEqual({ sent: 9, failed: 0, more: false })
    expect(mailer.mails).toHaveLength(6)
    expect(Object.fromEntries(posted.map(({ kind, data }) => [kind, Object.keys(data)]))).toEqual({
      'lead.created': ['lead'],
      'booking.created': ['booking', 'lead'],
      'audit_request.created': ['audit_request'],
    })
    expect(new Set(outbox.messages.map(({ state }) => state))).toEqual(new Set(['sent']))
    expect(await run()).toEqual({ sent: 0, failed: 0, more: false })
  })

  test('the team is told in its mail when the mail to the person has just failed', async () => {
    const { run, mailer } = setUp()
    mailer.failing.add(leadRow().email)
    expect(await run()).toMatchObject({ failed: 3 })
    expect(mailer.mails).toHaveLength(3)
    for (const { text } of mailer.mails) expect(text).toContain('could not be sent at the first attempt')
  })

  test('a webhook that hangs keeps no mail back, however many wait behind it', async () => {
    const { run, outbox, mailer, services } = setUp()
    for (let row = 0; row < 40; row += 1) outbox.add('lead.created', 'leads', leadRow().id, channels)
    let letGo = () => {}
    const hanging = new Promise<void>((resolve) => {
      letGo = resolve
    })
    services.webhook = { send: () => hanging }
    const swept = run()
    await vi.waitFor(() => expect(mailer.mails).toHaveLength(86), { timeout: 20_000 })
    letGo()
    expect(await swept).toMatchObject({ failed: 0, more: false })
  })

  test('a row that is gone takes its messages with it', async () => {
    const { run, outbox } = setUp()
    outbox.messages.length = 0
    outbox.add('lead.created', 'leads', '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0099', channels)
    expect(await run()).toEqual({ sent: 0, failed: 0, more: false })
    expect(outbox.messages.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn', 'withdrawn'])
  })

  test('stops when its time is over, and says that there is more', async () => {
    const { run } = setUp()
    expect(await run(0)).toEqual({ sent: 0, failed: 0, more: true })
  })

  test('a kind that this version does not know stays where it is', async () => {
    const { run, outbox } = setUp()
    outbox.messages.length = 0
    outbox.add('call.reminded', 'bookings', bookingRow().id, ['person'])
    expect(await run()).toMatchObject({ failed: 1 })
    expect(outbox.messages[0]).toMatchObject({
      state: 'waiting',
      last_error: 'No mail is written for call.reminded.',
    })
  })
})
