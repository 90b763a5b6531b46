import { randomUUID } from 'node:crypto'

type Row = Record<string, unknown>

/** A lead as the form sends it, with everything filled in. */
export function lead(changes: Row = {}): Row {
  return {
    id: randomUUID(),
    first_name: 'Amina',
    last_name: 'Okafor',
    organization: 'River School',
    email: 'amina@example.org',
    phone: '+1 555 0100',
    website: 'https://river.example.org',
    help_with: ['SEO', 'Google Ads'],
    primary_goal: 'More monthly donors',
    org_type: 'nonprofit',
    current_challenge: 'Nobody finds us',
    source_url: 'https://example.org/services?utm_source=news',
    utm_source: 'news',
    utm_medium: 'email',
    utm_campaign: 'spring',
    utm_term: 'grants',
    utm_content: 'button',
    referrer: 'https://search.example/',
    landing_path: '/services',
    device_type: 'desktop',
    timezone: 'America/Chicago',
    ...changes,
  }
}

export function auditRequest(changes: Row = {}): Row {
  const { website, help_with, primary_goal, org_type, current_challenge, ...common } = lead()
  return { ...common, website_url: 'https://river.example.org/', main_challenge: 'Slow pages', ...changes }
}

/** A booking that the rules allow: in UTC, 9:00 on the first weekday at least two days ahead. */
export function booking(changes: Row = {}): Row {
  return {
    booking_id: randomUUID(),
    starts_at: start(),
    timezone: 'UTC',
    first_name: 'Amina',
    last_name: 'Okafor',
    email: 'amina@example.org',
    phone: '+1 555 0100',
    ...changes,
  }
}

/** The instant of a wall time in UTC, on the n-th weekday (from 0) that is at least two days ahead. */
export function start(hour = 9, minute = 0, weekday = 0): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 2)
  day.setUTCHours(hour, minute, 0, 0)
  for (let left = weekday; ; day.setUTCDate(day.getUTCDate() + 1)) {
    if (day.getUTCDay() % 6 === 0) continue
    if (left === 0) return day.toISOString()
    left -= 1
  }
}
