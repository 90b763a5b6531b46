import { day, readTime } from '../time/wall-time.ts'
import type { Budget } from './budget.ts'
import { type FeedProperty, nameOf, readProperty } from './properties.ts'

/** One BEGIN … END block of a calendar file, with the properties that affect busy times. */
export type FeedComponent = {
  name: string
  properties: FeedProperty[]
  /** Names of properties that are malformed or too long. */
  broken: string[]
  children: FeedComponent[]
}

const componentOf = (name: string): FeedComponent => ({ name, properties: [], broken: [], children: [] })

/** Longer lines are not read. */
const maxLine = 4_096
const maxDepth = 20

const read = new Set(
  (
    'BEGIN END UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP SEQUENCE ATTENDEE ' +
    'FREEBUSY METHOD TZID TZOFFSETFROM TZOFFSETTO X-LIC-LOCATION X-WR-CALNAME X-MICROSOFT-CDO-BUSYSTATUS ' +
    'X-MICROSOFT-BUSYSTATUS'
  ).split(' '),
)

/**
 * Parses the calendars of a feed. Tolerates any line endings, a byte order mark, empty lines, and a missing END of
 * a nested component. Returns undefined if the text is not a calendar (a sign-in page) or is truncated: otherwise,
 * busy times would look free. Leaves out single events that ended before `from`: most of a long calendar.
 *
 * @throws OutOfSteps
 */
export function readComponents(text: string, from: number, budget: Budget): FeedComponent[] | undefined {
  const root = componentOf('')
  const open = [root]
  for (const line of unfolded(text, budget)) {
    const name = nameOf(line)
    if (!read.has(name) || (name === 'ATTENDEE' && !/declined/i.test(line))) continue
    budget.spend(0.5 + line.length / 100)
    const property = line.length <= maxLine ? readProperty(line, name) : undefined
    if (!property) open.at(-1)?.broken.push(name)
    else if (name === 'BEGIN') begin(open, property.value.toUpperCase())
    else if (name === 'END') end(open, property.value.toUpperCase(), from, budget)
    else open.at(-1)?.properties.push(property)
  }
  const calendars = root.children.filter(({ name }) => name === 'VCALENDAR')
  return open.length === 1 && calendars.length > 0 ? calendars : undefined
}

function* unfolded(text: string, budget: Budget): Generator<string> {
  const ending = text.includes('\n') ? '\n' : '\r'
  let line = ''
  for (let from = text.startsWith('\ufeff') ? 1 : 0, until = 0; from < text.length; from = until + 1) {
    budget.spend(0.2)
    until = text.indexOf(ending, from)
    if (until < 0) until = text.length
    const end = text[until - 1] === '\r' ? until - 1 : until
    if (text[from] !== ' ' && text[from] !== '\t') {
      yield line
      line = text.slice(from, end)
    } else if (line.length <= maxLine) line += text.slice(from + 1, end)
  }
  yield line
}

/** Components that cannot be nested. If one begins inside another, the outer one lacks its END. */
const neverNested = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE'])

function begin(open: FeedComponent[], name: string): void {
  if (neverNested.has(name)) {
    const outer = open.findIndex((component) => neverNested.has(component.name))
    if (outer > 0) open.length = outer
  }
  if (open.length > maxDepth) return
  const component = componentOf(name)
  open.at(-1)?.children.push(component)
  open.push(component)
}

function end(open: FeedComponent[], name: string, from: number, budget: Budget): void {
  const index = open.findLastIndex((component) => component.name === name)
  if (index <= 0) return
  const [component] = open.splice(index)
  if (component && isPast(component, from)) open.at(-1)?.children.pop()
  else if (neverNested.has(name)) budget.spend(10)
}

const recurring = new Set(['RRULE', 'RDATE', 'RECURRENCE-ID', 'DURATION'])

/** An event without an influence on others that ended days before `from`, in any time zone. */
function isPast({ name, properties, broken }: FeedComponent, from: number): boolean {
  const times = properties.filter((property) => /^DT(START|END)$/.test(property.name))
  return (
    name === 'VEVENT' &&
    broken.length === 0 &&
    times.length > 0 &&
    times.every(({ value }) => (readTime(value)?.wall ?? from) < from - 3 * day) &&
    !properties.some((property) => recurring.has(property.name) || /^cancelled$/i.test(property.value))
  )
}
