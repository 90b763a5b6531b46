import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailStore } from '../../local/mail/mail-store.ts'
import { type MailCatcher, startMailCatcher } from '../../local/mail/start-mail-catcher.ts'
import type { BookingRow } from '../_shared/database/rows.ts'
import { createMailer } from '../_shared/mail/create-mailer.ts'
import type { Audience, Mail } from '../_shared/mail/mail.ts'
import { bookingRow, leadRow } from '../_shared/testing/rows.ts'
import { testSettings } from '../_shared/testing/settings.ts'
import { bookingReport, confirmation } from './booking-mails.ts'
import { cancellationForPerson, cancellationForTeam, changeForPerson, changeForTeam } from './call-mails.ts'

// What mail programs get to see of a call's life, as it goes over the wire.

let dir: string
let catcher: MailCatcher
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'invitations-'))
  catcher = await startMailCatcher({ dir })
})
afterAll(async () => {
  await catcher.close()
  await rm(dir, { recursive: true, force: true })
})

const link = 'https://www.example.org/your-call#secret'
const moved = { moved_from: '2026-11-30T16:00:00+00:00' }
const booked = {
  person: (row: BookingRow) => confirmation(row, testSettings, link),
  team: (row: BookingRow) => bookingReport(row, testSettings, link, { lead: leadRow(), personFailed: false }),
}
const changed = {
  person: (row: BookingRow) => changeForPerson(row, testSettings, link),
  team: (row: BookingRow) => changeForTeam(row, testSettings, link, false),
}
const life: [string, BookingRow, Record<Audience, (row: BookingRow) => Mail>][] = [
  ['booked', bookingRow(), booked],
  ['moved', bookingRow({ ...moved, sequence: 1 }), changed],
  ['moved again', bookingRow({ ...moved, sequence: 2 }), changed],
  [
    'cancelled',
    bookingRow({ sequence: 3, cancelled_at: '2026-11-21T00:00:00Z', cancelled_by: 'person' }),
    {
      person: (row) => cancellationForPerson(row, testSettings, link),
      team: (row) => cancellationForTeam(row, testSettings, link, false),
    },
  ],
]

async function onTheWire(mail: Mail, key: string): Promise<string> {
  await catcher.clear()
  const mailer = createMailer({
    mail: { kind: 'smtp', host: '127.0.0.1', port: catcher.port, secure: false, user: '', password: '' },
    mailFrom: testSettings.mailFrom,
  })
  await mailer.send(mail, key)
  const [{ id } = { id: '' }] = await catcher.list()
  return String(await createMailStore(dir).source(id))
}

const types = (source: string) =>
  [...source.matchAll(/^Content-Type: ([\w/-]+)(?:;[^\n]*(?:\n[ \t][^\n]*)*)?/gim)].map(([, type]) => type)

test.each(['person', 'team'] as const)('a call’s life in the calendar of the %s', async (audience) => {
  const told: unknown[] = []
  for (const [name, row, write] of life) {
    const source = await onTheWire(write[audience](row), `${row.id}/${name}/${audience}`)
    // The calendar is the last alternative; a file stands besides.
    expect(types(source), name).toEqual([
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'text/html',
      'text/calendar',
      'application/ics',
    ])
    const mail = await PostalMime.parse(source, { attachmentEncoding: 'utf8' })
    const [alternative, file] = mail.attachments
    expect(file?.filename).toBe('invite.ics')
    const calendar = new ICAL.Component(ICAL.parse(String(alternative?.content)))
    const event = calendar.getFirstSubcomponent('vevent')
    const value = (property: string) => String(event?.getFirstPropertyValue(property))
    expect(alternative?.method, name).toBe(String(calendar.getFirstPropertyValue('method')))
    expect(value('uid')).toBe(row.id)
    expect(value('attendee')).toBe(`mailto:${mail.to?.[0]?.address}`)
    told.push([alternative?.method, Number(value('sequence')), value('summary')])
  }
  const title = {
    person: 'Strategy call with Mission Growth Partners',
    team: "Strategy call: Amina O'Neil, Bread & Roses <Relief>",
  }[audience]
  expect(told).toEqual([
    ['REQUEST', 0, title],
    ['REQUEST', 1, title],
    ['REQUEST', 2, title],
    ['CANCEL', 3, title],
  ])
})
