import type { BookingRules } from '../../content/model/booking-rules.ts'
import { readAttribution } from '../../supabase/functions/_shared/contracts/attribution.ts'
import type { BookingRequest } from '../booking.ts'
import type { Submission } from '../save-form.ts'

export const exampleId = '11111111-2222-4333-8444-555555555555'

/** The rules of tests that name times, whatever those of the site are. */
export const exampleRules: BookingRules = {
  lengthMinutes: 45,
  startEveryMinutes: 45,
  firstHour: 9,
  endHour: 17,
  daysAhead: 14,
  openWeekdays: [1, 2, 3, 4, 5],
  maxDates: 10,
  defaultTimeZone: 'America/Chicago',
  timeZones: [{ id: 'America/Chicago', label: 'Central Time' }],
}

const attribution = readAttribution({
  sourceUrl: 'https://example.org/',
  utmSource: 'news',
  landingPath: '/',
  deviceType: 'mobile',
  timezone: 'Europe/London',
})

export const exampleLead: Submission = {
  form: 'strategy-call',
  id: exampleId,
  typed: {
    firstName: 'Amina',
    lastName: 'Yusuf',
    organization: 'Green Crescent',
    email: 'amina@example.org',
    phone: '+1 312 555 0100',
    helpWith: ['SEO', 'Consulting'],
    primaryGoal: 'Reach more donors',
  },
  attribution,
}

export const exampleAuditRequest: Submission = {
  form: 'audit',
  id: exampleId,
  typed: {
    firstName: 'Lena',
    lastName: 'Park',
    email: 'lena@example.org',
    websiteUrl: 'https://example.org',
    mainChallenge: 'Few visitors',
  },
  attribution,
}

export const exampleBooking: BookingRequest = {
  bookingId: exampleId,
  contact: {
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.org',
    phone: '0123',
    organization: null,
    currentChallenge: null,
  },
  startsAt: '2026-12-01T15:45:00.000Z',
  timezone: 'America/Chicago',
  wallTime: '2026-12-01 9:45 AM',
  orgType: 'climate',
  answers: undefined,
  attribution,
}
