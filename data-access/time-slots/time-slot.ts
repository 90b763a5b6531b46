/** A start time that a visitor can book. */
export interface TimeSlot {
  /** The date in the chosen zone: 'YYYY-MM-DD'. */
  readonly date: string
  /** The start in the chosen zone, as displayed: '9:45 AM', with a plain space. */
  readonly time: string
  /** The same start as an instant: ISO 8601 in UTC. */
  readonly startsAt: string
  /** Outside the hours of the rules. */
  readonly outside?: 'early' | 'late'
}

/** A period that cannot be booked, as ISO 8601 instants. The end is exclusive. */
export interface TakenTime {
  readonly startsAt: string
  readonly endsAt: string
  /** The team has the day off. */
  readonly away?: true
}
