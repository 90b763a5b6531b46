import { expect, test } from 'vitest'
import { googleCalendarLink, outlookCalendarLink } from './calendar-links.ts'

const event = {
  title: 'Strategy call with A & B',
  description: 'Join: https://meet.jit.si/abc\nBring + questions',
  startsAt: '2026-12-31T23:45:00.000Z',
  durationMinutes: 45,
  locationUrl: 'https://meet.jit.si/abc',
}

test('a Google link has start and end in UTC, even across midnight and New Year', () => {
  const { searchParams } = new URL(googleCalendarLink(event))
  expect(searchParams.get('dates')).toBe('20261231T234500Z/20270101T003000Z')
  expect(searchParams.get('text')).toBe(event.title)
  expect(searchParams.get('details')).toBe(event.description)
  expect(searchParams.get('location')).toBe(event.locationUrl)
})

test('an Outlook link has the same values, with spaces encoded as %20', () => {
  const link = outlookCalendarLink(event)
  const { searchParams } = new URL(link)
  expect(searchParams.get('startdt')).toBe('2026-12-31T23:45:00.000Z')
  expect(searchParams.get('enddt')).toBe('2027-01-01T00:30:00.000Z')
  expect(searchParams.get('body')).toBe(event.description)
  expect(link).not.toContain('+')
})
