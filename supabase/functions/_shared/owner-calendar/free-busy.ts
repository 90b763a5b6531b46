import type { FeedComponent } from './components.ts'
import { type FeedContext, readDuration } from './feed-event.ts'
import type { Period } from './merge-periods.ts'
import { readProperties, UnreadableEvent } from './properties.ts'
import { toInstant, utc } from './time-zone.ts'
import { readTime } from './wall-time.ts'

/**
 * The busy times of a VFREEBUSY, as calendars share that hide their events (RFC 5545, 3.6.4).
 *
 * @throws UnreadableEvent
 */
export function freeBusyPeriods(component: FeedComponent, context: FeedContext, window: Period): Period[] {
  const instant = (value: string) => {
    const time = readTime(value)
    return time && toInstant(time.wall, time.isUtc ? utc : context.ownerZone)
  }
  return readProperties(component)
    .filter(({ name, parameters }) => name === 'freebusy' && parameters['fbtype']?.toUpperCase() !== 'FREE')
    .flatMap(({ values }) => values)
    .map((value) => {
      const [start = '', end = ''] = [value].flat().map(String)
      const from = instant(start)
      if (from === undefined) throw new UnreadableEvent('FREEBUSY is no period')
      const { days, exact } = readTime(end) ? { days: 0, exact: 0 } : readDuration(end)
      return { from, until: instant(end) ?? from + days + exact }
    })
    .filter(({ from, until }) => until > from && until > window.from && from < window.until)
}
