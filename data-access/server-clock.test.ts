import { afterEach, expect, test } from 'vitest'
import { noteServerTime, serverNow } from './server-clock.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
afterEach(() => noteServerTime(new Date(noon).toUTCString(), noon))

test.each([
  ['a day behind', -86_400_000],
  ['a day ahead', 86_400_000],
  ['two hours behind, as a wrong zone makes it', -7_200_000],
])('a visitor’s clock that is %s: the server’s time is known after an answer', (_, wrong) => {
  noteServerTime('Fri, 20 Nov 2026 12:00:00 GMT', noon + wrong)
  expect(serverNow(noon + wrong + 5000).toISOString()).toBe('2026-11-20T12:00:05.000Z')
})

test.each([null, '', 'yesterday', new Date(noon + 90_000).toUTCString()])(
  'an answer that says %s leaves the visitor’s clock as it is',
  (date) => {
    noteServerTime(date, noon)
    expect(serverNow(noon).getTime()).toBe(noon)
  },
)

test('a clock that is set right between two answers is believed again', () => {
  noteServerTime('Fri, 20 Nov 2026 12:00:00 GMT', noon - 86_400_000)
  noteServerTime('Fri, 20 Nov 2026 12:00:01 GMT', noon + 1000)
  expect(serverNow(noon + 2000).getTime()).toBe(noon + 2000)
})
