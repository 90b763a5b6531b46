import ICAL from 'ical.js'
import { day } from '../time/time-zone.ts'

/** A BEGIN … END block of a calendar file, with the lines that affect busy times. */
export type Block = { name: string; lines: string[]; blocks: Block[]; isDamaged: boolean }

/** `type` is its VALUE in lower case. A line that cannot be read, or is too long, has an empty value. */
export type Property = {
  name: string
  parameters: Readonly<Record<string, string>>
  type: string
  value: string
  line: string
}

/** The calendar needs more work than any real one: anybody can send an invitation. */
export class TooLong extends Error {
  override name = 'TooLong'
}

/** What reading may cost. A calendar with 1,000 coming events and 500 series that go on needs 30,000. */
const maxCost = 60_000
/** In about 20 microseconds: to read a line, to look up a zone, to expand a rule, to count its months or years. */
function costOf(line: string): number {
  const rule = /^RRULE/i.test(line) ? (/COUNT/i.test(line) && /FREQ=[MY]/i.test(line) ? 200 : 20) : 0
  return 1 + line.length / 100 + (/TZID=/i.test(line) ? 4 : 0) + rule
}

/** An Exchange series with 255 exceptions on one line has 4,400 characters. */
const maxLine = 20_000
const maxHead = 1_000

const affecting =
  /^(?:UID|DT(?:START|END)|DURATION|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|STATUS|TRANSP|FREEBUSY|METHOD|TZID|TZOFFSET(?:FROM|TO)|X-WR-(?:CALNAME|TIMEZONE)|X-MICROSOFT-(?:CDO-)?BUSYSTATUS|ATTENDEE(?=.*DECLINED))[;:]/i

/** How deep a block stands; any other can stand anywhere. */
const depths: Record<string, number> = { VCALENDAR: 1, STANDARD: 3, DAYLIGHT: 3 }
for (const name of ['VEVENT', 'VTIMEZONE', 'VTODO', 'VJOURNAL', 'VFREEBUSY']) depths[name] = 2
/** Its BEGIN is damaged or missing. */
const nameless = '?'

/**
 * The calendars of a file, and whether all of it is there and in order. ical.js rejects a whole file for one bad line
 * (its issue #1015), so the blocks are separated here. What ended weeks before `from`, most of a file, becomes
 * empty and loses its name.
 *
 * @throws TooLong
 */
export function readBlocks(text: string, from: number) {
  const root: Block = { name: '', lines: [], blocks: [], isDamaged: false }
  const open = [root]
  const lastPast = new Date(from - 15 * day).toISOString().slice(0, 10).replaceAll('-', '')
  let cost = 0
  function close(depth: number, isEnded: boolean): void {
    const closed = open.splice(depth)
    // An END can close one; any more lack theirs.
    if (closed.length > Number(isEnded)) for (const block of [...open, ...closed]) block.isDamaged = true
    for (const block of closed) {
      if (!block.isDamaged && block.name === 'VEVENT' && isPast(block, lastPast))
        Object.assign(block, { name: '', lines: [] })
      for (const line of block.lines) cost += costOf(line)
    }
    if (cost > maxCost) throw new TooLong()
  }
  function begin(name: string): void {
    close(depths[name] ?? open.length, false)
    const begun = { name, lines: [], blocks: [], isDamaged: false }
    open.at(-1)?.blocks.push(begun)
    open.push(begun)
    if (name === nameless) for (const block of open) block.isDamaged = true
  }
  for (const line of text
    .trimStart()
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)) {
    const block = open.at(-1) ?? root
    // Above events stand only the properties of a calendar, before its blocks.
    const isAbove = open.length < 3 && block.name !== nameless
    const [, keyword, name] =
      /^(BEGIN|END):([A-Z-]{1,30})\s{0,9}$/.exec(line.toUpperCase().slice(0, 50)) ?? []
    if (affecting.test(line)) {
      if (isAbove && (block.blocks.length > 0 || !/^(?:METHOD|UID|X-WR)/i.test(line))) begin(nameless)
      open.at(-1)?.lines.push(line)
    } else if (keyword === 'BEGIN' && name) begin(name)
    else if (keyword) {
      const ended = open.findLastIndex((each) => each.name === name)
      if (ended > 0 || block.name === nameless) close(ended > 0 ? ended : open.length - 1, true)
      else block.isDamaged = true
    } else if (/^BEGIN\s{0,9}[:;]/i.test(line) && isAbove) begin(nameless)
    else if (/^(?:BEGIN|END)\s{0,9}[:;]/i.test(line)) block.isDamaged = true
  }
  const isComplete = open.length === 1
  close(1, false)
  const calendars = root.blocks.filter((block) => block.name === 'VCALENDAR' || block.name === nameless)
  const isWhole = isComplete && ![root, ...calendars].some(({ isDamaged }) => isDamaged)
  return { calendars: [...calendars, root], isWhole }
}

/** What may last: a repetition, and a duration of ten days or more. */
const lasting =
  /^(?:RRULE|RDATE|RECURRENCE-ID.*RANGE|DURATION(?!:P(?:\dD)?(?:T(?:\d\d?H)?(?:\d\d?M)?(?:\d\d?S)?)?$))/i

/** Whether all dates of an event are before the day `YYYYMMDD`, and it does not last, or ended more than a year ago. */
function isPast({ lines }: Block, day: string): boolean {
  const dates = lines
    .filter((line) => /^(?:DT|RECURRENCE-ID)/i.test(line))
    .map((line) => /:(\d{8})/.exec(line)?.[1])
  const isOver = (line: string) => Number(/^RRULE:.*UNTIL=(\d{8})/i.exec(line)?.[1]) < Number(day) - 10_000
  return (
    dates.length > 0 &&
    dates.every((date = day) => date < day) &&
    lines.every((line) => !lasting.test(line) || isOver(line))
  )
}

/** Only the grammar of a line: ical.js's types drop a UTC offset from a time, and accept month 13. */
const untyped = { value: {}, param: {}, property: {}, propertyGroups: false }

export const propertiesOf = ({ lines }: Block): Property[] =>
  lines.map((line) => {
    const name = (/^[\w-]+/.exec(line)?.[0] ?? '').toUpperCase()
    try {
      if (line.length > maxLine || line.indexOf(':') > maxHead) throw new Error('too long')
      // The one name with a colon, which Exchange does not quote.
      const quoted = line.replace(';TZID=tzone://Microsoft/Utc:', ';TZID="tzone://Microsoft/Utc":')
      const [, parameters, type, value] = ICAL.parse.property(quoted, untyped)
      return { name, parameters, type, value: String(value), line }
    } catch {
      return { name, parameters: {}, type: '', value: '', line }
    }
  })

export const all = (properties: Property[], name: string) => properties.filter((each) => each.name === name)

/** The value of a property that may stand once; '' if there is none, or more than one. */
export function text(properties: Property[], name: string): string {
  const [property, another] = all(properties, name)
  return (!another && property?.value) || ''
}
