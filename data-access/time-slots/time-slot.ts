/** One start that a visitor can book. */
export interface TimeSlot {
  /** The day in the chosen zone: 'YYYY-MM-DD'. */
  readonly date: string
  /** The start in the chosen zone, as shown: '9:45 AM', with a plain space. */
  readonly time: string
  /** The same start as an instant: ISO 8601 in UTC. */
  readonly startsAt: string
  /** A time that is taken is left out, not marked. */
  readonly available: true
}

/** A span of time that nobody can book, as instants: ISO 8601 with a zone, end exclusive. */
export interface TakenTime {
  readonly startsAt: string
  readonly endsAt: string
  /** A day off of the team. */
  readonly away?: true
}
