import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { bookingRow, leadRow } from '../_shared/testing/rows.ts'
import { testSettings } from '../_shared/testing/settings.ts'
import { feedAnswer } from './handler.ts'
import { type TeamCall, teamCalendar } from './team-calendar.ts'

const read = (feed: string) => new ICAL.Component(ICAL.parse(feed))
const call = (changes: Partial<TeamCall> = {}): TeamCall => ({
  ...bookingRow(),
  changed_at: '2026-11-20T18:30:00+00:00',
  lead: leadRow(),
  ...changes,
})
const cancelled = call({
  id: 'b',
  sequence: 2,
  cancelled_at: '2026-11-21T00:00:00Z',
  cancelled_by: 'person',
  note: 'Ill; sorry,\nall',
})
const now = new Date('2026-11-22T00:00:00Z')

test('contains every call with its latest state, including cancellations', () => {
  const calendar = read(teamCalendar([call(), cancelled], testSettings, now))
  const [first, second] = calendar.getAllSubcomponents('vevent')
  const value = (name: string) => String(first?.getFirstPropertyValue(name))
  expect(String(calendar.getFirstPropertyValue('method'))).toBe('PUBLISH')
  expect(value('uid')).toBe(bookingRow().id)
  expect(value('summary')).toBe("Strategy call: Amina O'Neil, Bread & Roses <Relief>")
  expect(value('dtstart')).toBe('2026-12-01T15:45:00Z')
  expect(value('dtstamp')).toBe('2026-11-20T18:30:00Z')
  expect(value('transp')).toBe('OPAQUE')
  expect(value('location')).toBe('https://meet.jit.si/5f0c6a5e8f')
  expect(value('description')).toContain('Current challenge: Few people find us.\nThose who do leave.')
  const state = ['status', 'transp', 'sequence'].map((name) => second?.getFirstPropertyValue(name))
  expect(state).toEqual(['CANCELLED', 'TRANSPARENT', 2])
  expect(String(second?.getFirstPropertyValue('description'))).toContain('Ill; sorry,\nall')
  expect(second?.getFirstPropertyValue('location')).toBeNull()
})

test('omits calls canceled over a week ago, and asks for a refresh even without calls', () => {
  const later = new Date('2026-11-28T00:00:01Z')
  const calendar = read(teamCalendar([cancelled], testSettings, later))
  expect(calendar.getAllSubcomponents('vevent')).toEqual([])
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT15M')
  expect(String(calendar.getFirstPropertyValue('x-published-ttl'))).toBe('PT15M')
})

test('an unchanged feed is answered with 304', async () => {
  const ask = (calls: TeamCall[], headers: HeadersInit = {}) =>
    feedAnswer(new Request('https://example.org', { headers }), teamCalendar(calls, testSettings))
  const first = await ask([call()])
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{32}"$/)])
  for (const shown of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask([call()], { 'if-none-match': shown })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  expect((await ask([call({ sequence: 1 })], { 'if-none-match': etag })).status).toBe(200)
})
