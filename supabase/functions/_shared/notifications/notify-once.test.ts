import { describe, expect, test } from 'vitest'
import type { Mail } from '../mail/mail.ts'
import { memoryRowStore } from '../testing/memory-row-store.ts'
import { recordingMailer } from '../testing/recording-mailer.ts'
import { leadRow } from '../testing/rows.ts'
import { notifyOnce } from './notify-once.ts'

function setUp() {
  const row = leadRow()
  const store = memoryRowStore({ leads: [row] })
  const mailer = recordingMailer()
  const lines: string[] = []
  const notes: boolean[] = []
  const compose = (audience: 'person' | 'team', personFailed: boolean): Mail => {
    if (audience === 'team') notes.push(personFailed)
    const to = audience === 'person' ? row.email : 'team@example.org'
    return { to, subject: audience, text: '', html: '', attachments: [] }
  }
  const log = (line: string) => lines.push(line)
  const call = () => notifyOnce({ store, mailer, table: 'leads', id: row.id, compose, log })
  return { row, store, mailer, lines, notes, call, recipients: () => mailer.mails.map((mail) => mail.to) }
}

describe('each mail is sent once', () => {
  test('first to the person, then to the team', async () => {
    const { call, recipients, row, mailer } = setUp()
    expect(await call()).toEqual({ sent: ['person', 'team'], failed: [] })
    expect(recipients()).toEqual([row.email, 'team@example.org'])
    expect(mailer.keys).toEqual([`leads/${row.id}/person`, `leads/${row.id}/team`])
  })

  test('a repeated call sends nothing', async () => {
    const { call, recipients } = setUp()
    await call()
    expect(await call()).toEqual({ sent: [], failed: [] })
    expect(recipients()).toHaveLength(2)
  })

  test('twenty calls at once send one mail each', async () => {
    const { call, recipients } = setUp()
    const outcomes = await Promise.all(Array.from({ length: 20 }, call))
    expect(recipients().sort()).toEqual(['amina@example.net', 'team@example.org'])
    expect(outcomes.flatMap((outcome) => outcome.sent).sort()).toEqual(['person', 'team'])
  })

  test("the person's mail that failed is sent by the retry, and the team's is not sent again", async () => {
    const { call, mailer, recipients, row, notes } = setUp()
    mailer.failing.add(row.email)
    expect(await call()).toEqual({ sent: ['team'], failed: ['person'] })
    expect(notes).toEqual([true])
    mailer.failing.clear()
    expect(await call()).toEqual({ sent: ['person'], failed: [] })
    expect(recipients()).toEqual(['team@example.org', row.email])
  })

  test("the team's mail that failed is sent by the retry, and the person's is not sent again", async () => {
    const { call, mailer, recipients, row } = setUp()
    mailer.failing.add('team@example.org')
    expect(await call()).toEqual({ sent: ['person'], failed: ['team'] })
    mailer.failing.clear()
    expect(await call()).toEqual({ sent: ['team'], failed: [] })
    expect(recipients()).toEqual([row.email, 'team@example.org'])
  })

  test('the log says what failed without the address', async () => {
    const { call, mailer, lines, row } = setUp()
    mailer.failing.add(row.email)
    await call()
    expect(lines).toEqual([`leads ${row.id}: the mail to the person was not sent: 550`])
  })

  test('a mail that cannot be composed gives its claim back', async () => {
    const { row, store, mailer } = setUp()
    const compose = () => {
      throw new Error('no such zone')
    }
    const outcome = await notifyOnce({ store, mailer, table: 'leads', id: row.id, compose, log: () => {} })
    expect(outcome.failed).toEqual(['person', 'team'])
    expect(store.claimed.size).toBe(0)
  })
})
