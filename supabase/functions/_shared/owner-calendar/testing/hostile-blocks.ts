import fc from 'fast-check'
import { at, event, november } from './feed.ts'

export const pick = <T>(...values: T[]) => fc.constantFrom(...values)
export const some = (values: readonly (string | number)[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most }).map((list) => list.join(','))
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index)

const number = fc.oneof(
  pick(-1, 0, 1, 2, 7, 9_999, 300_000, 100_000_000, 2 ** 31, 2 ** 53),
  fc.integer({ min: -400, max: 400 }),
)
const clockPart = pick('HOUR', 'MINUTE', 'SECOND')
const datePart = pick('MONTH', 'MONTHDAY', 'YEARDAY', 'WEEKNO', 'SETPOS')
const hostilePart = fc.oneof(
  fc.tuple(pick('INTERVAL', 'COUNT'), number).map(([name, value]) => `${name}=${value}`),
  fc
    .tuple(fc.oneof(clockPart, datePart), fc.array(number, { maxLength: 70 }))
    .map(([name, list]) => `BY${name}=${list}`),
  fc.tuple(clockPart, pick(12, 24, 60)).map(([name, most]) => `BY${name}=${upTo(most)}`),
  some([...weekdays, '5MO', '-53SU', '99TU', 'XX'], 7).map((list) => `BYDAY=${list}`),
  pick('BYMONTH=2;BYMONTHDAY=30', 'UNTIL=99991231T235959Z', 'UNTIL=20261120', 'UNTIL=soon'),
  pick('WKST=SU', 'RSCALE=HEBREW', '=;='),
)
const frequency = pick('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'NEVER', '')
const hostileRule = fc
  .tuple(frequency, fc.array(hostilePart, { maxLength: 5 }))
  .map(([often, parts]) => [`FREQ=${often}`, ...parts].join(';'))

const moment = fc.oneof(
  pick('20261110T150000Z', '20261110', '20261345T250000', '20261110T240000', ''),
  pick('16010101T020000', '00010101T000000Z', '99991231T235959'),
  fc
    .integer({ min: 0, max: 60 })
    .map((days) => new Date(november.from + days * 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '')),
)
const zone = fc.oneof(
  fc
    .tuple(pick('Zone ', 'America/', '/x.org/A/B/'), fc.nat(1_000))
    .map(([path, number]) => `;TZID=${path}${number}`),
  pick(
    ...['', ';VALUE=DATE', ';TZID=America/New_York', ';TZID=Endless', ';TZID="'],
    ...[';TZID=tzone://Microsoft/Utc', ';TZID=(UTC-05:00) Eastern Time (US & Canada)'],
    ';TZID=Zone \ud83d',
  ),
)
const timed = (name: string) => fc.tuple(zone, moment).map(([where, when]) => `${name}${where}:${when}`)
/** Text that is slow to read for a pattern that backtracks, for nested blocks, or for anything quadratic. */
const longLine = fc
  .tuple(
    pick(
      'DTSTART;TZID=',
      'DTSTART:',
      'RRULE:FREQ=DAILY;',
      'EXDATE;TZID="',
      'EXDATE:',
      'DURATION:P',
      'ATTENDEE;',
      '',
    ),
    pick(':,', ';', '"', '1', ' ', '\ud83d', 'BEGIN:X\r\n', 'BYDAY=MO,', '20261110T150000Z,', '\r\n '),
    pick(10, 200, 4_000, 20_000),
  )
  .map(([begin, piece, times]) => begin + piece.repeat(times))
const hostileLine = fc.oneof(
  fc.tuple(pick('RRULE', 'EXRULE'), hostileRule).map(([name, rule]) => `${name}:${rule}`),
  timed('EXDATE'),
  timed('RDATE'),
  timed('RECURRENCE-ID'),
  timed('RECURRENCE-ID;RANGE=THISANDFUTURE'),
  number.map((value) => `DURATION:PT${value}M`),
  pick('DURATION:P99999999D', 'DURATION:PT999999999999999H', 'DURATION:P', 'DURATION:-P1D'),
  pick('DTEND;TZID=America/New_York:99991231T235959', 'DTEND:', ''),
  pick('SEQUENCE:99999999999999999999', 'STATUS:TENTATIVE', 'ATTENDEE;PARTSTAT=DECLINED:'),
  pick('DTSTART', ':', '\u0000;='),
)
const hostileEvent = fc
  .tuple(
    pick('same', 'other', ''),
    timed('DTSTART'),
    fc.array(hostileLine, { maxLength: 6 }),
    pick(1, 1, 1, 1, 60),
  )
  .map(([uid, start, lines, times]) =>
    upTo(times)
      .map((index) => event(`UID:${uid && uid + (index % 7)}`, start, ...lines))
      .join('\r\n'),
  )
const hostileZone = hostileRule.map((rule) =>
  [
    'BEGIN:VTIMEZONE\r\nTZID:Endless\r\nBEGIN:STANDARD\r\nDTSTART:16010101T020000',
    `TZOFFSETFROM:-0500\r\nTZOFFSETTO:-0600\r\nRRULE:${rule}`,
    'END:STANDARD\r\nEND:VTIMEZONE',
  ].join('\r\n'),
)

/** Blocks of a calendar that anyone can put into the owner's by sending an invitation. */
export const hostileBlocks = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: hostileEvent },
    hostileZone,
    longLine.map((line) => event('UID:long', 'DTSTART:20261110T150000Z', line)),
  ),
  { maxLength: 12 },
)

const many = (most: number, block: (index: number) => string) =>
  Array.from({ length: most }, (_, index) => block(index))

/** Blocks that are expensive only in number. */
export const massBlocks = {
  '2,300 invented zones': many(2_300, (n) => at(`DTSTART;TZID=America/Zone${n}:20261110T150000`)),
  '240 attendees with 4,000 parameters': many(240, (n) =>
    event(`UID:${n}`, 'DTSTART:20261110T150000Z', `ATTENDEE${';'.repeat(4_000)}PARTSTAT=DECLINED:x`),
  ),
  '7,000 changed instances of one series': many(7_000, (n) =>
    event(
      'UID:s',
      `RECURRENCE-ID;TZID=Europe/Paris:20261110T15${10 + (n % 50)}00`,
      'DTSTART:20261110T150000Z',
    ),
  ),
  '3,000 rules of long lists': many(3_000, (n) =>
    event(
      `UID:${n}`,
      'DTSTART:20261110T150000Z',
      `RRULE:FREQ=MONTHLY;COUNT=9000;BYMONTHDAY=${upTo(30).map((day) => -day - 1)}`,
    ),
  ),
  'a VTIMEZONE with 10,000 RDATEs': [
    [
      'BEGIN:VTIMEZONE\r\nTZID:Endless\r\nBEGIN:STANDARD\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0600',
      ...many(10_000, (n) => `RDATE:${20_260_101 + (n % 28)}T${10 + (n % 13)}${10 + (n % 49)}00`),
      'END:STANDARD\r\nEND:VTIMEZONE',
    ].join('\r\n'),
    ...many(500, (n) => at(`DTSTART;TZID=Endless:20261110T15${10 + (n % 50)}00`)),
  ],
  'one VTIMEZONE spelled 500 ways': [
    'BEGIN:VTIMEZONE\r\nTZID:Spelled Office\r\nBEGIN:STANDARD\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0600\r\nRRULE:FREQ=DAILY\r\nEND:STANDARD\r\nEND:VTIMEZONE',
    ...many(500, (n) => {
      const name = [...'spelled office'].map((c, index) => ((n >> index) & 1 ? c.toUpperCase() : c)).join('')
      return at(`DTSTART;TZID=${name}:20261110T150000`)
    }),
  ],
}
