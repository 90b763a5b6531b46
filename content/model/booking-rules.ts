import { type Static, Type } from 'typebox'
import { atLeast } from './text.ts'

const ZoneName = Type.String({
  pattern: '^[A-Za-z_]+/[A-Za-z_/]+$',
  description: 'an IANA name, such as America/New_York',
})

const OfferedTimeZoneSchema = Type.Object({
  id: ZoneName,
  /** The name in the list: 'Eastern Time'. */
  label: Type.String({ minLength: 1 }),
})

export type OfferedTimeZone = Static<typeof OfferedTimeZoneSchema>

const Day = Type.String({ pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$', description: 'a day, such as 2026-12-24' })
const clockTime = (latest: string) =>
  Type.String({
    pattern: `^(([01]?\\d|2[0-3]):[0-5]\\d${latest})$`,
    description: 'a time of day, such as 9:30',
  })

/** When the team takes calls. Days and times are in `timeZone`. */
export const TeamHoursSchema = Type.Object({
  timeZone: ZoneName,
  /** Weekly periods. A call must fit into one of them. A day can have several. */
  hours: atLeast(1, {
    /** ISO weekdays: 1 is Monday, 7 is Sunday. */
    days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, uniqueItems: true }),
    from: clockTime(''),
    /** Up to 24:00. */
    until: clockTime('|24:00'),
  }),
  /** Minutes to keep free before and after each call. */
  buffer: Type.Optional(
    Type.Object({
      before: Type.Integer({ minimum: 0, maximum: 240 }),
      after: Type.Integer({ minimum: 0, maximum: 240 }),
    }),
  ),
  /** Minimum notice: the earliest start, in hours from now. */
  noticeHours: Type.Optional(Type.Integer({ minimum: 0, maximum: 240 })),
  /** Maximum number of calls that start on one day. */
  perDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
  /** Days without calls: one day, or all days from `from` to `until` (inclusive). */
  daysOff: Type.Optional(Type.Array(Type.Object({ from: Day, until: Type.Optional(Day) }))),
})

export type TeamHours = Static<typeof TeamHoursSchema>

/** When strategy calls can be booked. Times are wall-clock times in the zone that the visitor chose. */
export const BookingRulesSchema = Type.Object({
  lengthMinutes: Type.Integer({ minimum: 5, maximum: 240 }),
  /** Interval between starts within an hour, in minutes; each hour starts over at :00. */
  startEveryMinutes: Type.Integer({ minimum: 5, maximum: 60 }),
  /** The first hour in which a call can start, 0 to 23. */
  firstHour: Type.Integer({ minimum: 0, maximum: 23 }),
  /** All calls start before this hour, 1 to 24. */
  endHour: Type.Integer({ minimum: 1, maximum: 24 }),
  /** The last day offered, in days from today; the first is tomorrow (1). */
  daysAhead: Type.Integer({ minimum: 1, maximum: 28 }),
  /** The days when calls take place, as ISO weekdays: 1 is Monday, 7 is Sunday. */
  openWeekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, uniqueItems: true }),
  /** Maximum number of dates that the wizard shows. */
  maxDates: Type.Integer({ minimum: 1, maximum: 28 }),
  /** Used if the browser does not report a time zone: one of `timeZones`. */
  defaultTimeZone: Type.String({ minLength: 1 }),
  /** The time zones to choose from, in display order. */
  timeZones: Type.Array(OfferedTimeZoneSchema, { minItems: 1 }),
})

export type BookingRules = Static<typeof BookingRulesSchema>
