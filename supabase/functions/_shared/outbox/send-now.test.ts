import { describe, expect, test } from 'vitest'
import type { Mail } from '../mail/mail.ts'
import { fakeServices } from '../testing/fake-services.ts'
import type { MessageKind } from './message-kind.ts'
import { sendNow } from './send-now.ts'

const row = '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0001'
const notes: boolean[] = []
const plain: MessageKind = {
  async mail({ channel, person_failing }): Promise<Mail> {
    if (channel === 'team') notes.push(person_failing)
    return { to: `${channel}@example.org`, subject: channel, text: '', html: '' }
  },
}
const kinds = { 'lead.created': plain }

function setUp() {
  notes.length = 0
  const fake = fakeServices()
  fake.outbox.add('lead.created', 'leads', row, ['person', 'team', 'webhook'])
  const call = () => sendNow(row, kinds, fake.services)
  return { ...fake, call, recipients: () => fake.mailer.mails.map((mail) => mail.to) }
}

describe('the mails of a new row', () => {
  test('leave at once, under one name at every attempt; a webhook that waits is not the visitor’s concern', async () => {
    const { call, mailer, outbox } = setUp()
    expect(await call()).toBe('sent')
    expect(mailer.keys).toEqual(outbox.messages.slice(0, 2).map(({ id }) => id))
    expect(outbox.messages[2]).toMatchObject({ channel: 'webhook', state: 'waiting', claimed: false })
  })

  test.each([
    ['person', 'team'],
    ['team', 'person'],
  ])(
    'a failed mail to the %s does not hold the other up, and the retry sends it alone',
    async (failing, other) => {
      const { call, mailer, recipients } = setUp()
      mailer.failing.add(`${failing}@example.org`)
      expect(await call()).toBe('not sent')
      expect(notes).toEqual([failing === 'person'])
      mailer.failing.clear()
      expect(await call()).toBe('sent')
      expect(recipients()).toEqual([`${other}@example.org`, `${failing}@example.org`])
    },
  )

  test('the log and the row say what failed without the address', async () => {
    const { call, mailer, lines, outbox } = setUp()
    mailer.failing.add('person@example.org')
    await call()
    expect(lines).toEqual([`leads ${row}: lead.created to the person was not sent: 550`])
    expect(outbox.messages[0]?.last_error).toBe('550')
  })

  test('a mail that cannot be written stays in the outbox with its reason', async () => {
    const { outbox, services } = setUp()
    const broken: MessageKind = { mail: () => Promise.reject(new Error('no such zone')) }
    expect(await sendNow(row, { 'lead.created': broken }, services)).toBe('not sent')
    expect(outbox.messages.slice(0, 2).map(({ state, last_error }) => [state, last_error])).toEqual([
      ['waiting', 'no such zone'],
      ['waiting', 'no such zone'],
    ])
  })

  test('an id without messages of these kinds is unknown', async () => {
    const { services } = setUp()
    expect(await sendNow(row, { 'booking.created': plain }, services)).toBe('unknown')
  })
})
