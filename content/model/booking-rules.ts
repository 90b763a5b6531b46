import { type Static, Type } from 'typebox'

/** A time zone that the wizard offers. */
export const OfferedTimeZoneSchema = Type.Object({
  /** IANA name: 'America/New_York'. */
  id: Type.String({
    pattern: '^[A-Za-z_]+/[A-Za-z_/]+$',
    description: 'an IANA name, such as America/New_York',
  }),
  /** What the visitor reads in the list: 'Eastern Time'. */
  label: Type.String({ minLength: 1 }),
})

export type OfferedTimeZone = Static<typeof OfferedTimeZoneSchema>

/** When strategy calls can be booked. Times are wall-clock times in the zone that the visitor chose. */
export const BookingRulesSchema = Type.Object({
  /** Length of a call, in minutes. */
  lengthMinutes: Type.Integer({ minimum: 5, maximum: 240 }),
  /** Step between starts within an hour, in minutes; every hour begins again at :00. */
  startEveryMinutes: Type.Integer({ minimum: 5, maximum: 60 }),
  /** The first hour in which a call can start, 0 to 23. */
  firstHour: Type.Integer({ minimum: 0, maximum: 23 }),
  /** The hour before which the last call starts, 1 to 24. */
  endHour: Type.Integer({ minimum: 1, maximum: 24 }),
  /** The last day that is offered, counted from today; the first is tomorrow (1). */
  daysAhead: Type.Integer({ minimum: 1, maximum: 28 }),
  /** The days on which calls take place, as ISO weekdays: 1 is Monday, 7 is Sunday. */
  openWeekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, uniqueItems: true }),
  /** How many dates the wizard shows at most. */
  maxDates: Type.Integer({ minimum: 1, maximum: 28 }),
  /** The zone for a browser that reports none: one of `timeZones`. */
  defaultTimeZone: Type.String({ minLength: 1 }),
  /** The zones to choose from, in the order of the list. */
  timeZones: Type.Array(OfferedTimeZoneSchema, { minItems: 1 }),
})

export type BookingRules = Static<typeof BookingRulesSchema>
