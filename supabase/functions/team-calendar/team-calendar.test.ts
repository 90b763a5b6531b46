import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { TeamCall } from '../_shared/database/answers.ts'
import { mailContext } from '../_shared/testing/mail-context.ts'
import { bookingRow, leadRow } from '../_shared/testing/rows.ts'
import { testSettings } from '../_shared/testing/settings.ts'
import { teamCalendar, teamCalendarAnswer } from './handler.ts'

const read = (feed: string) => new ICAL.Component(ICAL.parse(feed))
const call = (changes: Partial<TeamCall> = {}): TeamCall => ({
  ...bookingRow(),
  changed_at: '2026-11-20T18:30:00+00:00',
  lead: leadRow(),
  contacts: [{ form: 'audit', created_at: '2026-11-01T18:30:00Z', words: 'https://a.example' }],
  ...changes,
})
const canceled = call({
  id: 'b',
  sequence: 2,
  canceled_at: '2026-11-21T00:00:00Z',
  canceled_by: 'person',
  note: 'Ill; sorry,\nall',
})
const now = new Date('2026-11-22T00:00:00Z')

test('contains every call with its latest state, including cancellations', () => {
  const calendar = read(teamCalendar([call(), canceled], testSettings, now))
  const [first, second] = calendar.getAllSubcomponents('vevent')
  const value = (name: string) => String(first?.getFirstPropertyValue(name))
  expect(String(calendar.getFirstPropertyValue('method'))).toBe('PUBLISH')
  expect(['uid', 'summary', 'dtstart', 'dtstamp', 'transp', 'organizer', 'location'].map(value)).toEqual([
    bookingRow().id,
    "Strategy call: Amina O'Neil, Bread & Roses <Relief>",
    ...['2026-12-01T15:45:00Z', '2026-11-20T18:30:00Z', 'OPAQUE', 'mailto:no-reply@example.org'],
    bookingRow().meeting_link,
  ])
  expect(value('description')).toContain('Website audit, Nov 1: https://a.example')
  expect(value('description')).toContain('Their time zone: Central Time')
  expect(value('description')).toContain('Current challenge: Few people find us.\nThose who do leave.')
  const state = ['status', 'transp', 'sequence'].map((name) => second?.getFirstPropertyValue(name))
  expect(state).toEqual(['CANCELLED', 'TRANSPARENT', 2])
  expect(String(second?.getFirstPropertyValue('description'))).toContain('Their note: Ill; sorry,\nall')
  expect(second?.getFirstPropertyValue('location')).toBeNull()
})

test.each<[Partial<TeamCall>, string]>([
  [{ asked_at: '2026-11-21T00:00:00Z' }, 'Asked to move: '],
  [{ outcome: 'no_show' }, 'No-show: '],
  [{ outcome: 'done' }, 'Done: '],
])('a call that is %j says so in its title', (changes, start) => {
  expect(teamCalendar([call(changes)], testSettings, now)).toContain(`SUMMARY:${start}Strategy call`)
})

test('omits calls canceled over a week ago, and asks for a refresh even without calls', () => {
  const later = new Date('2026-11-28T00:00:01Z')
  const calendar = read(teamCalendar([canceled], testSettings, later))
  expect(calendar.getAllSubcomponents('vevent')).toEqual([])
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT15M')
  expect(String(calendar.getFirstPropertyValue('x-published-ttl'))).toBe('PT15M')
})

test('only the secret opens the feed, and only if there is one', async () => {
  const { database } = mailContext({}, { team_calls: [call()] })
  const ask = (key: string, teamFeedSecret = testSettings.teamFeedSecret, method = 'GET', etag = '') =>
    teamCalendarAnswer(
      new Request(`https://example.org/?key=${key}`, { method, headers: { 'if-none-match': etag } }),
      { settings: { ...testSettings, teamFeedSecret }, database },
    )
  const { teamFeedSecret } = testSettings
  for (const key of ['', 'x', `${teamFeedSecret}x`]) expect((await ask(key)).status).toBe(404)
  expect((await ask('', '')).status).toBe(404)
  expect((await ask(teamFeedSecret, teamFeedSecret, 'POST')).status).toBe(405)
  const answer = await ask(teamFeedSecret)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  const etag = answer.headers.get('etag') ?? ''
  expect((await ask(teamFeedSecret, teamFeedSecret, 'GET', etag)).status).toBe(304)
  expect((await ask('x', teamFeedSecret, 'GET', etag)).status).toBe(404)
  expect(await answer.text()).toContain(`UID:${bookingRow().id}`)
})
