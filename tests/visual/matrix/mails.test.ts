import { expect, test } from 'vitest'
import { kindsWithoutSample, mails } from './mails.ts'

test('every kind of message that the site sends is drawn', () => {
  expect(kindsWithoutSample, 'say in byTopic of mails.ts which row such a message is about').toEqual([])
})

test.each(mails.map(({ name, write }) => [name, write] as const))('%s can be written', async (_, write) => {
  // A kind may have nothing to say to one of the two; then it says so, and is not sent.
  const mail = await write()
  if (mail) expect(mail.html).toContain('<main')
})

test('most of them have something to say', async () => {
  const written = await Promise.all(mails.map(({ write }) => write()))
  expect(written.filter(Boolean).length).toBeGreaterThan(mails.length / 2)
})
