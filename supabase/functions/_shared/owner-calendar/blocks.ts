import ICAL from 'ical.js'
import { day } from '../time/time-zone.ts'

/** A BEGIN … END block of a calendar file, with the lines that affect busy times. */
export type Block = { name: string; lines: string[]; blocks: Block[] }

/** `type` is its VALUE in lower case. A line that cannot be read, or is too long, has an empty value. */
export type Property = {
  name: string
  parameters: Readonly<Record<string, string>>
  type: string
  value: string
  line: string
}

/** BEGIN and END do not match, or what belongs in an event stands elsewhere. */
export class Damaged extends Error {
  override name = 'Damaged'
}

const affecting =
  /^(?:UID|DT(?:START|END)|DURATION|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|STATUS|TRANSP|FREEBUSY|METHOD|TZID|TZOFFSET(?:FROM|TO)|X-WR-TIMEZONE|X-MICROSOFT-(?:CDO-)?BUSYSTATUS|ATTENDEE(?=.*DECLINED))[;:]/i

/** Their depth. Other blocks can stand anywhere, but not with these lines where an event would be. */
const depths: Record<string, number> = { VCALENDAR: 1, VEVENT: 2, VTIMEZONE: 2, VTODO: 2, VJOURNAL: 2 }

/**
 * The calendars of a file. ical.js rejects a whole file for one bad line (its issue #1015), so the blocks are separated
 * here. What ended weeks before `from`, most of a file, becomes empty and loses its name.
 *
 * @throws Damaged
 */
export function readBlocks(text: string, from: number): Block[] {
  const root: Block = { name: '', lines: [], blocks: [] }
  const open = [root]
  const lastPast = new Date(from - 15 * day).toISOString().slice(0, 10).replaceAll('-', '')
  for (const line of text
    .trimStart()
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)) {
    const block = open.at(-1) ?? root
    const [, keyword, name = ''] =
      /^(BEGIN|END):([A-Z-]{1,30})\s{0,9}$/.exec(line.toUpperCase().slice(0, 50)) ?? []
    if (keyword === 'BEGIN') {
      if ((depths[name] ?? open.length) !== open.length) throw new Damaged()
      const begun = { name, lines: [], blocks: [] }
      block.blocks.push(begun)
      open.push(begun)
    } else if (keyword) {
      if (block.name !== name) throw new Damaged()
      if (name === 'VEVENT' && isPast(block, lastPast)) Object.assign(block, { name: '', lines: [] })
      open.pop()
    } else if (affecting.test(line)) {
      // A calendar's own properties stand before its blocks.
      const isOwn = block.blocks.length === 0 && /^(?:METHOD|UID|X-WR)/i.test(line)
      if (open.length < 3 ? !isOwn : open.length === 3 && !depths[block.name]) throw new Damaged()
      block.lines.push(line)
    }
  }
  if (open.length > 1) throw new Damaged()
  return root.blocks.filter(({ name }) => name === 'VCALENDAR')
}

/** Whether all dates of an event are before the day `YYYYMMDD`, and nothing in it may last. */
function isPast({ lines }: Block, day: string): boolean {
  const dated = lines.filter((line) => /^(?:DT|RECURRENCE-ID)/i.test(line))
  return (
    dated.length > 0 &&
    dated.every((line) => (/:(\d{8})/.exec(line)?.[1] ?? day) < day) &&
    !lines.some((line) => /^(?:RRULE|RDATE|DURATION|RECURRENCE-ID.*RANGE)/i.test(line))
  )
}

/** An Exchange series with 255 exceptions on one line has 4,400 characters. */
const maxLine = 20_000
/** Only the grammar of a line: ical.js's types drop a UTC offset from a time, and accept month 13. */
const untyped = { value: {}, param: {}, property: {}, propertyGroups: false }

export const propertiesOf = ({ lines }: Block): Property[] =>
  lines.map((line) => {
    const name = (/^[\w-]+/.exec(line)?.[0] ?? '').toUpperCase()
    try {
      if (line.length > maxLine) throw new Error('too long')
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
