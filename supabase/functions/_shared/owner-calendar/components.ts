import ICAL from 'ical.js'
import { day } from '../time/wall-time.ts'
import type { Budget } from './budget.ts'

/** One BEGIN … END block of a calendar file, with the lines that affect busy times. */
export type FeedComponent = { name: string; lines: FeedLine[]; children: FeedComponent[] }
type FeedLine = { name: string; line: string }

export type FeedProperty = { name: string; parameters: Readonly<Record<string, string>>; value: string }

/** Longer lines count as unreadable. An Exchange series with 255 exceptions on one line has 4,400 characters. */
const maxLine = 20_000
/** Everything before the value. */
const maxHead = 1_000

const read = new Set(
  (
    'UID DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP ATTENDEE FREEBUSY METHOD TZID ' +
    'TZOFFSETFROM TZOFFSETTO X-LIC-LOCATION X-WR-CALNAME X-WR-TIMEZONE X-MICROSOFT-CDO-BUSYSTATUS X-MICROSOFT-BUSYSTATUS'
  ).split(' '),
)
/** They cannot be nested: if one begins inside another, the outer one lacks its END. */
const outermost = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE'])
const nested = new Set(['VCALENDAR', 'VALARM', 'STANDARD', 'DAYLIGHT', 'VAVAILABILITY', 'AVAILABLE'])

/**
 * The calendars of a file, and whether it is complete. ical.js rejects a whole file for one bad line (its issue #1015),
 * so the blocks are separated here, and each line is parsed on its own. Tolerates any line ending, empty lines, a
 * missing END, and text that looks like BEGIN. Leaves out single events that ended days before `from`: most of a file.
 *
 * @throws OutOfSteps
 */
export function readComponents(text: string, from: number, budget: Budget) {
  const root: FeedComponent = { name: '', lines: [], children: [] }
  const open = [root]
  const lastPast = new Date(from - 3 * day).toISOString().slice(0, 10).replaceAll('-', '')
  for (const line of unfolded(text, budget)) {
    const name = nameOf(line)
    const block = blockOf(line)
    if (block && name === 'BEGIN') {
      const outer = outermost.has(block) ? open.findIndex((each) => outermost.has(each.name)) : -1
      if (outer > 0) close(open, outer, lastPast)
      const component: FeedComponent = { name: block, lines: [], children: [] }
      open.at(-1)?.children.push(component)
      open.push(component)
      budget.spend(2)
    } else if (block) {
      const index = open.findLastIndex((each) => each.name === block)
      if (index > 0) close(open, index, lastPast)
    } else if (read.has(name) && (name !== 'ATTENDEE' || /declined/i.test(line))) {
      budget.spend(0.3)
      open.at(-1)?.lines.push({ name, line })
    }
  }
  const isComplete = open.length === 1
  close(open, 1, lastPast)
  return { calendars: root.children.filter(({ name }) => name === 'VCALENDAR'), isComplete }
}

function close(open: FeedComponent[], index: number, lastPast: string): void {
  const closed = open.splice(index)
  const [component] = closed
  // What follows an alarm without END belongs to its event.
  if (component?.name === 'VEVENT') component.lines = closed.flatMap(({ lines }) => lines)
  if (component && isPast(component, lastPast)) open.at(-1)?.children.pop()
}

const lasting = /^(RRULE|RDATE|DURATION|RECURRENCE-ID)$/

/** A single event that ended before the day `YYYYMMDD`, in any time zone. */
function isPast({ name, lines }: FeedComponent, day: string): boolean {
  const times = lines.filter((each) => /^DT(START|END)$/.test(each.name))
  return (
    name === 'VEVENT' &&
    times.length > 0 &&
    times.every(({ line }) => (/:(\d{8})/.exec(line)?.[1] ?? day) < day) &&
    !lines.some((each) => lasting.test(each.name))
  )
}

/** The lines of a file, unfolded. An empty line is none, even between the parts of a folded one. */
function* unfolded(text: string, budget: Budget): Generator<string> {
  const ending = text.includes('\n') ? '\n' : '\r'
  let line = ''
  for (let from = text.startsWith('\ufeff') ? 1 : 0, until = 0; from < text.length; from = until + 1) {
    budget.spend(0.15)
    until = text.indexOf(ending, from)
    if (until < 0) until = text.length
    const end = text[until - 1] === '\r' ? until - 1 : until
    const isFolded = text[from] === ' ' || text[from] === '\t'
    if (end <= from) continue
    // A BEGIN is never folded: what follows it with a space is damaged.
    if (!isFolded || line === '' || blockOf(line)) {
      yield line
      line = text.slice(from, end).trimStart()
    } else if (line.length <= maxLine) line += text.slice(from + 1, end)
  }
  yield line
}

/** None of the names that matter is longer than 40 characters. */
const nameOf = (line: string) => (/^[\w-]{1,40}(?=[;:])/.exec(line)?.[0] ?? '').toUpperCase()

function blockOf(line: string): string | undefined {
  const block = /^(?:BEGIN|END):([\w-]{1,20})\s{0,9}$/i.exec(line)?.[1]?.toUpperCase()
  return block && (outermost.has(block) || nested.has(block)) ? block : undefined
}

/** Only the grammar of a line: ical.js's types drop a UTC offset from a time, and accept month 13. */
const untyped = { value: {}, param: {}, property: {}, propertyGroups: false }

/** The properties of a component; one that cannot be read has an empty value. @throws OutOfSteps */
export function propertiesOf({ lines }: FeedComponent, budget: Budget): FeedProperty[] {
  return lines.map(({ name, line }) => {
    budget.spend(3 + line.length / 200)
    try {
      if (line.length > maxLine) throw new Error('too long')
      const [, parameters, , value] = ICAL.parse.property(repaired(name, line), untyped)
      return { name, parameters, value: String(value).trim() }
    } catch {
      // An error is expensive, because it records its stack.
      budget.spend(20)
      return { name, parameters: {}, value: '' }
    }
  })
}

/** Quotes a zone's name that has a colon ("tzone://Microsoft/Utc") or only one quote. @throws Error for a long head */
function repaired(name: string, line: string): string {
  const colon = /^(DT|RECURRENCE|EXDATE|RDATE)/.test(name) ? line.search(/:\d{4}/) : line.indexOf(':')
  if (colon > maxHead) throw new Error('too long')
  const head = line.slice(0, colon)
  if (!/[:"]/.test(head) || name === 'ATTENDEE') return line
  return head.replaceAll('"', '').replace(/;TZID=([^;]*)/i, ';TZID="$1"') + line.slice(colon)
}

export const all = (properties: FeedProperty[], name: string) =>
  properties.filter((property) => property.name === name)

export const first = (properties: FeedProperty[], name: string) =>
  properties.find((property) => property.name === name)

/** The first property's value, or ''. */
export const text = (properties: FeedProperty[], name: string) => first(properties, name)?.value ?? ''
