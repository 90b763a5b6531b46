import ICAL from 'ical.js'
import { day } from '../time/time-zone.ts'
import type { Budget } from './budget.ts'

/** One BEGIN … END block of a calendar file, with the lines that affect busy times. */
export type Component = { name: string; lines: string[]; children: Component[] }
export type Property = { name: string; parameters: Readonly<Record<string, string>>; value: string }

/** Longer lines are unreadable. An Exchange series with 255 exceptions on one line has 4,400 characters. */
const maxLine = 20_000
const maxHead = 1_000

const affecting =
  /^(?:UID|DT(?:START|END)|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|FREEBUSY|METHOD|TZID|TZOFFSET(?:FROM|TO)|X-WR-(?:CALNAME|TIMEZONE)|X-MICROSOFT-(?:CDO-)?BUSYSTATUS|ATTENDEE(?=.*DECLINED))[;:]/i

/** How deep a block stands: the next one of its depth ends it, if its END is missing. Alarms count as their event. */
const depths: Record<string, number> = { VCALENDAR: 1, STANDARD: 3, DAYLIGHT: 3 }
for (const name of ['VEVENT', 'VFREEBUSY', 'VTODO', 'VJOURNAL', 'VTIMEZONE', 'VAVAILABILITY'])
  depths[name] = 2

/**
 * The calendars of a file, and whether it is complete. ical.js rejects a whole file for one bad line (its issue #1015),
 * so the blocks are separated here. Leaves out single events that ended weeks before `from`: most of a file.
 *
 * @throws OutOfSteps
 */
export function readComponents(text: string, from: number, budget: Budget) {
  const root: Component = { name: '', lines: [], children: [] }
  const open = [root]
  const lastPast = new Date(from - 15 * day).toISOString().slice(0, 10).replaceAll('-', '')
  for (const line of unfolded(text, budget)) {
    const [, keyword = '', name = ''] =
      /^(BEGIN|END):(\w{4,13})\s{0,9}$/.exec(line.toUpperCase().slice(0, 30)) ?? []
    const depth = depths[name]
    if (depth) {
      const [closed] = open.splice(depth)
      if (closed && isPast(closed, lastPast)) open.at(-1)?.children.pop()
      if (keyword === 'END') continue
      const component: Component = { name, lines: [], children: [] }
      open.at(-1)?.children.push(component)
      open.push(component)
      budget.spend(2)
    } else if (affecting.test(line)) {
      budget.spend(0.3)
      open.at(-1)?.lines.push(line)
    }
  }
  return {
    calendars: root.children.filter(({ name }) => name === 'VCALENDAR'),
    isComplete: open.length === 1,
  }
}

/** A repetition, or a duration that may be two weeks or longer. */
const lasting = /^(RRULE|RDATE|RECURRENCE-ID|DURATION(?!:P(\dD)?(T(\d\d?H)?(\d\d?M)?(\d\d?S)?)?\s*$))/i

/** A single event whose dates are before the day `YYYYMMDD`, and that lasts less than two weeks. */
function isPast({ name, lines }: Component, day: string): boolean {
  const times = lines.filter((line) => /^DT/i.test(line))
  return (
    name === 'VEVENT' &&
    times.length > 0 &&
    times.every((line) => (/:(\d{8})/.exec(line)?.[1] ?? day) < day) &&
    !lines.some((line) => lasting.test(line))
  )
}

/** The lines of a file, unfolded. An empty line is none, even between the parts of a folded one. */
function* unfolded(text: string, budget: Budget): Generator<string> {
  let line = ''
  for (const [part] of text.matchAll(text.includes('\n') ? /[^\n]+/g : /[^\r]+/g)) {
    budget.spend(0.15)
    const next = part.endsWith('\r') ? part.slice(0, -1) : part
    if (next === '') continue
    // A BEGIN is never folded: what follows it with a space is damaged.
    if (!/^[ \t]/.test(next) || line === '' || /^BEGIN:/i.test(line)) {
      yield line
      // Also without a byte order mark.
      line = next.trimStart()
    } else if (line.length <= maxLine) line += next.slice(1)
  }
  yield line
}

/** Only the grammar of a line: ical.js's types drop a UTC offset from a time, and accept month 13. */
const untyped = { value: {}, param: {}, property: {}, propertyGroups: false }

/** The properties of a component; one that cannot be read has an empty value. @throws OutOfSteps */
export function propertiesOf({ lines }: Component, budget: Budget): Property[] {
  return lines.map((line) => {
    budget.spend(3 + line.length / 200)
    const name = (/^[\w-]+/.exec(line)?.[0] ?? '').toUpperCase()
    try {
      if (line.length > maxLine || line.indexOf(':') > maxHead) throw new Error('too long')
      // Quotes a zone's name that has a colon ("tzone://Microsoft/Utc") or only one quote.
      const quoted = line.replace(/;TZID="?([^";]*?)"?(?=;|:\d{4})/i, ';TZID="$1"')
      const [, parameters, , value] = ICAL.parse.property(quoted, untyped)
      return { name, parameters, value: String(value).trim() }
    } catch {
      // An error is expensive, because it records its stack.
      budget.spend(20)
      return { name, parameters: {}, value: '' }
    }
  })
}

export const all = (properties: Property[], name: string) =>
  properties.filter((property) => property.name === name)

/** The first property's value, or ''. */
export const text = (properties: Property[], name: string) => all(properties, name)[0]?.value ?? ''
