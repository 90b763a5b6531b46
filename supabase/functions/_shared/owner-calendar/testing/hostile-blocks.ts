import fc from 'fast-check'
import { at, event } from './feed.ts'

const pick = <T>(...values: T[]) => fc.constantFrom(...values)
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index)
const joined = (...parts: fc.Arbitrary<unknown>[]) => fc.tuple(...parts).map((list) => list.join(''))

const values = ['', -400, -53, -1, 0, 1, 31, 9_999, 2 ** 31, 'XX', '-53SU,MO', '20261120', upTo(60)]
const names =
  'INTERVAL COUNT UNTIL BYDAY BYMONTH BYMONTHDAY BYYEARDAY BYWEEKNO BYSETPOS BYHOUR BYMINUTE RSCALE'
const ruleParts = names.split(' ').flatMap((name) => values.map((value) => `;${name}=${value}`))
const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'NEVER']
const rule = joined(
  pick(...frequencies.map((name) => `FREQ=${name}`)),
  fc.array(pick(...ruleParts), { maxLength: 4 }).map((parts) => parts.join('')),
)

/** The last ones are slow to read for a pattern that backtracks, for nested blocks, or for anything quadratic. */
const texts = [
  ...['20261103T090000', '20261110T150000Z', '20261210', '20261345T250000', '20261110T240000', ''],
  ...['16010101T020000', '00010101T000000Z', '99991231T235959', 'PT-1M', 'P99999999D', 'P', '\u0000;='],
  ...[':,', ';', '"', '1', ' ', '\ud83d', '\r\nBEGIN:X', 'BYDAY=MO,', '\r\n '].map((text) =>
    text.repeat(400),
  ),
]
const zones = [
  'America/New_York',
  'America/X',
  'Zone',
  '/x.org/A/B/',
  'Endless',
  '"',
  'tzone://Microsoft/Utc',
]
const properties = ['DTSTART', 'DTEND', 'DURATION', 'EXDATE', 'RDATE', 'RECURRENCE-ID;RANGE=THISANDFUTURE']
const line = fc.oneof(
  joined(pick('RRULE:', 'EXRULE:'), rule),
  joined(pick(...properties), pick('', ...zones.map((name) => `;TZID=${name}`)), pick(':'), pick(...texts)),
)
const hostileEvent = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 6 }), pick(1, 1, 1, 20))
  .map(([lines, times]) =>
    upTo(times)
      .map((index) => event(`UID:${index % 7}`, 'DTSTART:20261103T150000Z', ...lines))
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
