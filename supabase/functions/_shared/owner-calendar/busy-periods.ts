import { namedZone, utc } from '../time/time-zone.ts'
import { Budget, maxSteps, OutOfSteps } from './budget.ts'
import { type Component, propertiesOf, readComponents, text } from './components.ts'
import { type FeedContext, type FeedEvent, freeBusyPeriods, readEvent } from './feed-event.ts'
import { instancesOf } from './instances.ts'
import { type BusyPeriod, mergePeriods, type Period } from './merge-periods.ts'
import { feedZones } from './zones.ts'

export type FeedOptions = {
  /** Only events that overlap it are returned; milliseconds since 1970. */
  window: Period
  /** IANA name: the zone of all-day events, and of times without a zone if the calendar names none. */
  ownerZone: string
  /** The owner's email addresses, to recognize invitations that they declined. */
  ownerAddresses?: string[]
  /** Booking ids of our own calls. Their events are skipped: the bookings already block the time. */
  ownCalls?: ReadonlySet<string>
  /** Shorter gaps between busy times count as busy too; milliseconds. */
  shortestGap?: number
}

export type FeedReading = {
  /** Within the window, sorted, without overlaps. Each names its entries by their kind and start, never by title. */
  busy: BusyPeriod[]
  /** False if busy times may be missing: the file is cut off, too long, or an event has no readable start. */
  isWhole: boolean
  /** One sentence for each event that could not be read completely. */
  problems: string[]
  /** Steps used, of `maxSteps`. */
  steps: number
}

/**
 * When the owner of a calendar is busy (RFC 5545), without titles or other details; undefined if the text is no
 * calendar. In doubt busy: what cannot be read never removes time, and affects no other event. If a calendar takes too
 * many steps, all of its time counts as busy.
 */
export function busyPeriods(feed: string, options: FeedOptions): FeedReading | undefined {
  const { window } = options
  const budget = new Budget()
  const busy: BusyPeriod[] = []
  const problems = new Set<string>()
  let isWhole = true
  try {
    const { calendars, isComplete } = readComponents(feed, window.from, budget)
    if (calendars.length === 0) return undefined
    if (!isComplete) problems.add('The calendar is cut off; what we read last stays busy.')
    isWhole = isComplete
    const groups = new Map<string, FeedEvent[]>()
    const ownerZone = { name: options.ownerZone, zone: namedZone(options.ownerZone) ?? utc, isKnown: true }
    const zoneOf = feedZones(calendars, window, ownerZone.zone, budget)
    for (const calendar of calendars) {
      const context = contextOf(calendar, options, { ownerZone, zoneOf }, budget)
      for (const component of calendar.children) {
        if (component.name === 'VFREEBUSY')
          for (const period of freeBusyPeriods(component, context))
            busy.push({ ...period, entry: 'Busy time' })
        if (component.name !== 'VEVENT') continue
        const event = readEvent(component, context)
        // Events without a UID are not grouped.
        const key = event.uid || `:${groups.size}`
        const same = groups.get(key)
        if (same) same.push(event)
        else if (!options.ownCalls?.has(callId(event.uid))) groups.set(key, [event])
      }
    }
    for (const events of groups.values()) {
      // One that cannot be read replaces nothing.
      const changes = events.filter(({ replaces, start, isBusy }) => replaces && (start || !isBusy))
      for (const event of events) {
        if (!event.isBusy) continue
        isWhole &&= event.start !== undefined
        const periods = instancesOf(event, event.replaces ? [] : changes, window, budget)
        if (periods.length + event.problems.size === 0) continue
        budget.spend(20)
        const entry = entryOf(event)
        for (const period of periods) busy.push({ ...period, entry })
        for (const problem of event.problems) problems.add(`${entry}: ${problem}.`)
      }
    }
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error
    isWhole = false
    busy.push({ ...window, entry: 'a calendar that is too long' })
    problems.add('The calendar is too long to read; all of its time is busy.')
  }
  return {
    busy: mergePeriods(busy, window, options.shortestGap),
    isWhole,
    problems: [...problems],
    steps: Math.ceil(maxSteps - Math.max(0, budget.left)),
  }
}

function contextOf(
  calendar: Component,
  { ownerAddresses = [] }: FeedOptions,
  zones: Pick<FeedContext, 'ownerZone' | 'zoneOf'>,
  budget: Budget,
): FeedContext {
  const properties = propertiesOf(calendar, budget)
  const zone = zones.zoneOf(text(properties, 'X-WR-TIMEZONE') || zones.ownerZone.name)
  // Google names a person's primary calendar after their email address.
  const addresses = [...ownerAddresses, text(properties, 'X-WR-CALNAME')].filter((each) => each.includes('@'))
  return {
    ...zones,
    floating: zone.isKnown ? zone : zones.ownerZone,
    ownerAddresses: new Set(addresses.map((address) => address.trim().toLowerCase())),
    isCanceled: /^CANCEL$/i.test(text(properties, 'METHOD')),
    budget,
  }
}

/** The booking id that our calls have as their UID, or ''. Some calendars append their own domain to it. */
export function callId(uid: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(uid)?.[0].toLowerCase() ?? ''
}

const written = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' })
const writtenDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' })

/** What an owner can find an event by, without its title: "Repeated event from Sep 1, 2026, 9:00 AM". */
function entryOf({ start, rules }: FeedEvent): string {
  if (!start) return 'An event'
  const at = (start.isDate ? writtenDay : written).format(start.wall).replaceAll('\u202f', ' ')
  return rules.length > 0 ? `Repeated event from ${at}` : `Event of ${at}`
}
