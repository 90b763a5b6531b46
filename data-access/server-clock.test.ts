import { afterEach, expect, test } from 'vitest'
import { noteServerTime, serverNow } from './server-clock.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
afterEach(() => noteServerTime(new Date(noon).toUTCString(), noon))

test.each([
  ['a day behind', -86_400_000],
  ['a day ahead', 86_400_000],
  ['two hours behind because of a wrong time zone', -7_200_000],
])('a response corrects a visitor’s clock that is %s', (_, error) => {
  noteServerTime('Fri, 20 Nov 2026 12:00:00 GMT', noon + error)
  expect(serverNow(noon + error + 5000).toISOString()).toBe('2026-11-20T12:00:05.000Z')
})

test.each([null, '', 'yesterday', new Date(noon + 90_000).toUTCString()])(
  'a response with the date %s does not change the visitor’s clock',
  (date) => {
    noteServerTime(date, noon)
    expect(serverNow(noon).getTime()).toBe(noon)
  },
)

test('a visitor’s clock that is corrected between two responses is used again', () => {
  noteServerTime('Fri, 20 Nov 2026 12:00:00 GMT', noon - 86_400_000)
  noteServerTime('Fri, 20 Nov 2026 12:00:01 GMT', noon + 1000)
  expect(serverNow(noon + 2000).getTime()).toBe(noon + 2000)
})
