import fc from 'fast-check'
import { at, event, november } from './feed.ts'

export const pick = <T>(...values: T[]) => fc.constantFrom(...values)
export const some = (values: readonly (string | number)[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most }).map((list) => list.join(','))
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index)
const joined = (...parts: fc.Arbitrary<unknown>[]) => fc.tuple(...parts).map((list) => list.join(''))

const frequency = pick('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'NEVER', '')
const dateParts = ['MONTH', 'MONTHDAY', 'YEARDAY', 'WEEKNO', 'SETPOS', 'HOUR', 'MINUTE', 'SECOND']
const number = fc.oneof(
  pick(-1, 0, 1, 9_999, 300_000, 100_000_000, 2 ** 31, 2 ** 53),
  fc.integer({ min: -400, max: 400 }),
)
const rulePart = fc.oneof(
  joined(pick(';INTERVAL=', ';COUNT='), number),
  joined(pick(...dateParts.map((name) => `;BY${name}=`)), fc.array(number, { maxLength: 70 })),
  joined(pick(...['HOUR', 'MINUTE', 'SECOND'].map((name) => `;BY${name}=`)), pick(upTo(24), upTo(60))),
  joined(pick(';BYDAY='), some([...weekdays, '5MO', '-53SU', '99TU', 'XX'], 7)),
  pick(';BYMONTH=2;BYMONTHDAY=30', ';UNTIL=99991231T235959Z', ';UNTIL=20261120', ';UNTIL=soon'),
  pick(';WKST=SU', ';RSCALE=HEBREW', ';=;='),
)
const rule = joined(
  pick('FREQ='),
  frequency,
  fc.array(rulePart, { maxLength: 5 }).map((parts) => parts.join('')),
)

const stamp = (days: number) =>
  new Date(november.from + days * 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '')
const zone = fc.oneof(
  joined(pick(';TZID=Zone ', ';TZID=America/', ';TZID=/x.org/A/B/'), fc.nat(1_000)),
  pick('', ';VALUE=DATE', ';TZID=America/New_York', ';TZID=Endless', ';TZID="', ';TZID=Zone \ud83d'),
  pick(';TZID=tzone://Microsoft/Utc', ';TZID=(UTC-05:00) Eastern Time (US & Canada)'),
)
const time = fc.oneof(
  fc.nat(60).map(stamp),
  pick('20261110T150000Z', '20261110', '20261345T250000', '20261110T240000', ''),
  pick('16010101T020000', '00010101T000000Z', '99991231T235959'),
)
/** Text that is slow to read for a pattern that backtracks, for nested blocks, or for anything quadratic. */
const longLine = joined(
  pick('DTSTART;TZID=', 'DTSTART:', 'RRULE:FREQ=DAILY;', 'EXDATE;TZID="', 'DURATION:P', 'ATTENDEE;', ''),
  fc
    .tuple(
      pick(':,', ';', '"', '1', ' ', '\ud83d', 'BEGIN:X\r\n', 'BYDAY=MO,', '\r\n '),
      pick(10, 4_000, 20_000),
    )
    .map(([piece, times]) => piece.repeat(times)),
)
const line = fc.oneof(
  joined(pick('RRULE:', 'EXRULE:'), rule),
  joined(
    pick('EXDATE', 'RDATE', 'RECURRENCE-ID', 'RECURRENCE-ID;RANGE=THISANDFUTURE'),
    zone,
    pick(':'),
    time,
  ),
  pick('DURATION:PT-1M', 'DURATION:P99999999D', 'DURATION:PT999999999999999H', 'DURATION:P', 'DURATION:-P1D'),
  pick('DTEND;TZID=America/New_York:99991231T235959', 'DTEND:', 'DTSTART', ':', '\u0000;=', ''),
  pick('STATUS:TENTATIVE', 'ATTENDEE;PARTSTAT=DECLINED:'),
)
const hostileEvent = fc
  .tuple(
    pick('same', 'other', ''),
    joined(pick('DTSTART'), zone, pick(':'), time),
    fc.array(line, { maxLength: 6 }),
    pick(1, 1, 1, 1, 60),
  )
  .map(([uid, start, lines, times]) =>
    upTo(times)
      .map((index) => event(`UID:${uid && uid + (index % 7)}`, start, ...lines))
      .join('\r\n'),
  )
const timeZone = (name: string, ...lines: string[]) =>
  [
    `BEGIN:VTIMEZONE\r\nTZID:${name}\r\nBEGIN:STANDARD\r\nDTSTART:16010101T020000`,
    'TZOFFSETFROM:-0500\r\nTZOFFSETTO:-0600',
    ...lines,
    'END:STANDARD\r\nEND:VTIMEZONE',
  ].join('\r\n')

/** Blocks of a calendar that anyone can put into the owner's by sending an invitation. */
export const hostileBlocks = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: hostileEvent },
    rule.map((text) => timeZone('Endless', `RRULE:${text}`)),
    longLine.map((text) => event('UID:long', 'DTSTART:20261110T150000Z', text)),
  ),
  { maxLength: 12 },
)

/** Blocks that are expensive only in number. */
export const massBlocks = {
  '2,300 invented zones': upTo(2_300).map((n) => at(`DTSTART;TZID=America/Zone${n}:20261110T150000`)),
  '7,000 changed instances of one series': upTo(7_000).map((n) =>
    event('UID:s', `RECURRENCE-ID:20261110T15${10 + (n % 50)}00`, 'DTSTART:20261110T150000Z'),
  ),
  '3,000 rules of long lists': upTo(3_000).map((n) =>
    event(
      `UID:${n}`,
      'DTSTART:20261110T150000Z',
      `RRULE:FREQ=MONTHLY;COUNT=9000;BYMONTHDAY=${upTo(30).map((day) => -day - 1)}`,
    ),
  ),
  'a VTIMEZONE with 10,000 RDATEs': [
    timeZone(
      'Endless',
      ...upTo(10_000).map((n) => `RDATE:${20_260_101 + (n % 28)}T${10 + (n % 13)}${10 + (n % 49)}00`),
    ),
    ...upTo(500).map((n) => at(`DTSTART;TZID=Endless:20261110T15${10 + (n % 50)}00`)),
  ],
  'one VTIMEZONE spelled 500 ways': [
    timeZone('Spelled Office', 'RRULE:FREQ=DAILY'),
    ...upTo(500).map((n) => {
      const name = [...'spelled office'].map((c, index) => ((n >> index) & 1 ? c.toUpperCase() : c)).join('')
      return at(`DTSTART;TZID=${name}:20261110T150000`)
    }),
  ],
}
