import { describe, expect, test } from 'vitest'
import { stepsOfFeed } from './budget.ts'
import { busyPeriods } from './busy-periods.ts'
import { at, busy, calendar, event, november } from './testing/feed.ts'

type Case = [name: string, feed: string, expected: string[]]

const nine = '2026-11-10T15:00/2026-11-10T16:00'
const hour = ['DTSTART;TZID=America/Chicago:20261110T090000', 'DTEND;TZID=America/Chicago:20261110T100000']
const weekly = 'DTSTART;TZID=America/Chicago:20261103T090000\r\nDTEND;TZID=America/Chicago:20261103T100000'

const simple: Case[] = [
  ['an hour in a zone', calendar(at(...hour)), [nine]],
  ['an hour in UTC', calendar(at('DTSTART:20261110T150000Z', 'DTEND:20261110T160000Z')), [nine]],
  [
    'a floating hour is in the owner’s zone',
    calendar(at('DTSTART:20261110T090000', 'DTEND:20261110T100000')),
    [nine],
  ],
  [
    'an end in another zone',
    calendar(at('DTSTART;TZID=America/Chicago:20261110T090000', 'DTEND;TZID=Europe/Berlin:20261110T170000')),
    [nine],
  ],
  ['a duration', calendar(at('DTSTART:20261110T150000Z', 'DURATION:PT1H')), [nine]],
  [
    'a duration of days follows the clock',
    calendar(at('DTSTART;TZID=America/Chicago:20261031T090000', 'DURATION:P1D')),
    ['2026-11-01T00:00/2026-11-01T15:00'],
  ],
  [
    'a duration of hours does not',
    calendar(at('DTSTART;TZID=America/Chicago:20261031T090000', 'DURATION:PT24H')),
    ['2026-11-01T00:00/2026-11-01T14:00'],
  ],
  ['no end and no duration: a moment, and nobody is busy', calendar(at('DTSTART:20261110T150000Z')), []],
  ['an end at the start', calendar(at('DTSTART:20261110T150000Z', 'DTEND:20261110T150000Z')), []],
  ['an end before the start', calendar(at('DTSTART:20261110T150000Z', 'DTEND:20261110T140000Z')), []],
  ['a negative duration', calendar(at('DTSTART:20261110T150000Z', 'DURATION:-PT1H')), []],
  ['an end without a start', calendar(at('DTEND:20261110T150000Z')), []],
  [
    'a date as the end of a timed event',
    calendar(at('DTSTART:20261110T150000Z', 'DTEND;VALUE=DATE:20261111')),
    ['2026-11-10T15:00/2026-11-11T06:00'],
  ],
  [
    'over a clock change',
    calendar(
      at('DTSTART;TZID=America/Chicago:20261031T220000', 'DTEND;TZID=America/Chicago:20261101T060000'),
    ),
    ['2026-11-01T03:00/2026-11-01T12:00'],
  ],
  ['before the window', calendar(at('DTSTART:20261001T150000Z', 'DTEND:20261001T160000Z')), []],
  [
    'into the window',
    calendar(at('DTSTART:20261031T230000Z', 'DTEND:20261101T010000Z')),
    ['2026-11-01T00:00/2026-11-01T01:00'],
  ],
  [
    'two calendars in one file',
    `${calendar(at(...hour))}${calendar(at('DTSTART:20261111T150000Z', 'DTEND:20261111T160000Z'))}`,
    [nine, '2026-11-11T15:00/2026-11-11T16:00'],
  ],
  [
    'until 24:00',
    calendar(at('DTSTART:20261110T230000', 'DTEND:20261110T240000')),
    ['2026-11-11T05:00/2026-11-11T06:00'],
  ],
  ['no events at all', calendar(), []],
]

const wholeDays: Case[] = [
  [
    'a day of the owner’s zone',
    calendar(at('DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261127')),
    ['2026-11-26T06:00/2026-11-27T06:00'],
  ],
  ['without an end', calendar(at('DTSTART;VALUE=DATE:20261126')), ['2026-11-26T06:00/2026-11-27T06:00']],
  [
    'with its own day as the end',
    calendar(at('DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261126')),
    ['2026-11-26T06:00/2026-11-27T06:00'],
  ],
  [
    'without VALUE=DATE',
    calendar(at('DTSTART:20261126', 'DTEND:20261128')),
    ['2026-11-26T06:00/2026-11-28T06:00'],
  ],
  [
    'with a duration',
    calendar(at('DTSTART;VALUE=DATE:20261126', 'DURATION:P2D')),
    ['2026-11-26T06:00/2026-11-28T06:00'],
  ],
  [
    'the day of the clock change has 25 hours',
    calendar(at('DTSTART;VALUE=DATE:20261101')),
    ['2026-11-01T05:00/2026-11-02T06:00'],
  ],
  [
    'every year',
    calendar(at('DTSTART;VALUE=DATE:20001225', 'RRULE:FREQ=YEARLY')),
    ['2026-12-25T06:00/2026-12-26T06:00'],
  ],
  [
    'every Friday until a date',
    calendar(at('DTSTART;VALUE=DATE:20261106', 'RRULE:FREQ=WEEKLY;UNTIL=20261113')),
    ['2026-11-06T06:00/2026-11-07T06:00', '2026-11-13T06:00/2026-11-14T06:00'],
  ],
  [
    'until an instant that is the owner’s midnight',
    calendar(at('DTSTART;VALUE=DATE:20261106', 'RRULE:FREQ=WEEKLY;UNTIL=20261113T060000Z')),
    ['2026-11-06T06:00/2026-11-07T06:00', '2026-11-13T06:00/2026-11-14T06:00'],
  ],
  [
    'until midnight in UTC',
    calendar(at('DTSTART;VALUE=DATE:20261106', 'RRULE:FREQ=WEEKLY;UNTIL=20261113T000000Z')),
    ['2026-11-06T06:00/2026-11-07T06:00', '2026-11-13T06:00/2026-11-14T06:00'],
  ],
  [
    'with a day taken out',
    calendar(at('DTSTART;VALUE=DATE:20261106', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;VALUE=DATE:20261106')),
    ['2026-11-13T06:00/2026-11-14T06:00'],
  ],
  [
    'with a day taken out as midnight',
    calendar(at('DTSTART;VALUE=DATE:20261106', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261106T000000')),
    ['2026-11-13T06:00/2026-11-14T06:00'],
  ],
]

const recurring: Case[] = [
  ['a count', calendar(at(weekly, 'RRULE:FREQ=WEEKLY;COUNT=2')), ['2026-11-03T15:00/2026-11-03T16:00', nine]],
  [
    'a count that began long ago is used up',
    calendar(at('DTSTART:20200101T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=10')),
    [],
  ],
  [
    'until, in UTC, of the last one',
    calendar(at(weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261110T150000Z')),
    ['2026-11-03T15:00/2026-11-03T16:00', nine],
  ],
  [
    'until, in UTC, a second earlier',
    calendar(at(weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261110T145959Z')),
    ['2026-11-03T15:00/2026-11-03T16:00'],
  ],
  [
    'until, without Z, is in the event’s zone',
    calendar(at(weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261110T090000')),
    ['2026-11-03T15:00/2026-11-03T16:00', nine],
  ],
  [
    'until a date counts the day',
    calendar(at(weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261110')),
    ['2026-11-03T15:00/2026-11-03T16:00', nine],
  ],
  [
    'the second Tuesday, over the clock change',
    calendar(
      at(
        'DTSTART;TZID=America/Chicago:20261013T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=2',
      ),
    ),
    [nine],
  ],
  [
    'every other week',
    calendar(
      at(
        'DTSTART;TZID=America/Chicago:20261027T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20261130',
      ),
    ),
    [nine, '2026-11-24T15:00/2026-11-24T16:00'],
  ],
  [
    'the start is an instance, whatever the rule says',
    calendar(
      at('DTSTART:20261110T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20261112T000000Z'),
    ),
    [nine, '2026-11-11T15:00/2026-11-11T16:00'],
  ],
  [
    'two rules',
    calendar(
      at(
        'DTSTART:20261110T150000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=1',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
    ),
    [nine, '2026-11-17T15:00/2026-11-17T16:00'],
  ],
  [
    'one taken out',
    calendar(at(weekly, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;TZID=America/Chicago:20261103T090000')),
    [nine],
  ],
  [
    'one taken out in UTC',
    calendar(at(weekly, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261103T150000Z')),
    [nine],
  ],
  [
    'a date takes nothing out of a series of times',
    calendar(at(weekly, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;VALUE=DATE:20261103')),
    ['2026-11-03T15:00/2026-11-03T16:00', nine],
  ],
  [
    'several taken out in one line',
    calendar(
      at(weekly, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;TZID=America/Chicago:20261103T090000,20261117T090000'),
    ),
    [nine],
  ],
  [
    'the first one taken out counts for the count',
    calendar(at(weekly, 'RRULE:FREQ=WEEKLY;COUNT=1', 'EXDATE;TZID=America/Chicago:20261103T090000')),
    [],
  ],
  [
    'times taken out by a rule',
    calendar(at(weekly, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXRULE:FREQ=MONTHLY;BYDAY=1TU')),
    [nine],
  ],
  [
    'one added',
    calendar(at(...hour, 'RDATE;TZID=America/Chicago:20261112T130000')),
    [nine, '2026-11-12T19:00/2026-11-12T20:00'],
  ],
  [
    'a period added',
    calendar(at(...hour, 'RDATE;VALUE=PERIOD:20261112T190000Z/PT3H')),
    [nine, '2026-11-12T19:00/2026-11-12T22:00'],
  ],
  [
    'a period with its end added',
    calendar(at(...hour, 'RDATE;VALUE=PERIOD:20261112T190000Z/20261112T193000Z')),
    [nine, '2026-11-12T19:00/2026-11-12T19:30'],
  ],
  [
    'every second, for ever, of no length',
    calendar(at('DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY'), at(...hour)),
    [nine],
  ],
  [
    'every second, for ever',
    calendar(at('DTSTART:20261201T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
    ['2026-12-01T00:00/2027-01-01T00:00'],
  ],
  [
    'a night, every night of a change',
    calendar(
      at(
        'DTSTART;TZID=America/Chicago:20261030T220000',
        'DTEND;TZID=America/Chicago:20261031T070000',
        'RRULE:FREQ=DAILY;COUNT=3',
      ),
    ),
    ['2026-11-01T03:00/2026-11-01T13:00', '2026-11-02T04:00/2026-11-02T13:00'],
  ],
  [
    'an hourly one has both hours that the clock shows twice',
    calendar(
      at('DTSTART;TZID=America/Chicago:20261101T000000', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY;COUNT=3'),
    ),
    ['2026-11-01T05:00/2026-11-01T09:00'],
  ],
]

const series = event('UID:s', 'SEQUENCE:1', weekly, 'RRULE:FREQ=WEEKLY;COUNT=3')
const third = '2026-11-17T15:00/2026-11-17T16:00'
const one = '2026-11-03T15:00/2026-11-03T16:00'
const instance = (...lines: string[]) => event('UID:s', 'SEQUENCE:1', ...lines)
const second = 'RECURRENCE-ID;TZID=America/Chicago:20261110T090000'

const changed: Case[] = [
  [
    'moved',
    calendar(series, instance(second, 'DTSTART:20261111T180000Z', 'DURATION:PT30M')),
    [one, '2026-11-11T18:00/2026-11-11T18:30', third],
  ],
  [
    'the change before its series in the file',
    calendar(instance(second, 'DTSTART:20261111T180000Z', 'DURATION:PT30M'), series),
    [one, '2026-11-11T18:00/2026-11-11T18:30', third],
  ],
  [
    'cancelled',
    calendar(series, instance(second, 'DTSTART:20261110T150000Z', 'DURATION:PT1H', 'STATUS:CANCELLED')),
    [one, third],
  ],
  [
    'made free',
    calendar(series, instance(second, 'DTSTART:20261110T150000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT')),
    [one, third],
  ],
  [
    'named in UTC',
    calendar(
      series,
      instance('RECURRENCE-ID:20261110T150000Z', 'DTSTART:20261110T150000Z', 'STATUS:CANCELLED'),
    ),
    [one, third],
  ],
  [
    'named by its date',
    calendar(
      series,
      instance('RECURRENCE-ID;VALUE=DATE:20261110', 'DTSTART:20261110T150000Z', 'STATUS:CANCELLED'),
    ),
    [one, third],
  ],
  [
    'moved in from far outside',
    calendar(
      event('UID:s', 'DTSTART:20280101T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'),
      event('UID:s', 'RECURRENCE-ID:20280108T150000Z', 'DTSTART:20261110T150000Z', 'DURATION:PT1H'),
    ),
    [nine],
  ],
  [
    'moved out',
    calendar(series, instance(second, 'DTSTART:20290101T150000Z', 'DURATION:PT1H')),
    [one, third],
  ],
  [
    'a change without its series',
    calendar(instance(second, 'DTSTART:20261110T150000Z', 'DURATION:PT1H')),
    [nine],
  ],
  [
    'this and following moved by an hour and made longer',
    calendar(
      series,
      instance(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/Chicago:20261110T090000',
        'DTSTART;TZID=America/Chicago:20261110T100000',
        'DURATION:PT2H',
      ),
    ),
    [one, '2026-11-10T16:00/2026-11-10T18:00', '2026-11-17T16:00/2026-11-17T18:00'],
  ],
  [
    'this and following cancelled',
    calendar(
      series,
      instance(
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20261110T150000Z',
        'DTSTART:20261110T150000Z',
        'STATUS:CANCELLED',
      ),
    ),
    [one],
  ],
  [
    'this and following, and one of those again',
    calendar(
      series,
      instance(
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20261110T150000Z',
        'DTSTART:20261110T160000Z',
        'DURATION:PT1H',
      ),
      instance('RECURRENCE-ID:20261117T150000Z', 'DTSTART:20261118T150000Z', 'DURATION:PT1H'),
    ),
    [one, '2026-11-10T16:00/2026-11-10T17:00', '2026-11-18T15:00/2026-11-18T16:00'],
  ],
  [
    'a whole series cancelled',
    calendar(
      event('UID:s', 'SEQUENCE:2', weekly, 'RRULE:FREQ=WEEKLY', 'STATUS:CANCELLED'),
      instance(second, 'DTSTART:20261111T180000Z', 'DURATION:PT30M'),
    ),
    [],
  ],
  [
    'an older and a newer version',
    calendar(
      event('UID:s', 'SEQUENCE:0', 'DTSTART:20261109T150000Z', 'DURATION:PT1H'),
      event('UID:s', 'SEQUENCE:3', 'DTSTART:20261110T150000Z', 'DURATION:PT1H'),
    ),
    [nine],
  ],
  [
    'a newer version that is cancelled',
    calendar(
      event('UID:s', 'SEQUENCE:0', ...hour),
      event('UID:s', 'SEQUENCE:1', ...hour, 'STATUS:CANCELLED'),
    ),
    [],
  ],
  [
    'two events that wrongly share a UID are both kept',
    calendar(event('UID:s', ...hour), event('UID:s', 'DTSTART:20261112T150000Z', 'DURATION:PT1H')),
    [nine, '2026-11-12T15:00/2026-11-12T16:00'],
  ],
  [
    'a whole day of a series made a timed event',
    calendar(
      event('UID:s', 'DTSTART;VALUE=DATE:20261109', 'RRULE:FREQ=DAILY;COUNT=2'),
      event('UID:s', 'RECURRENCE-ID;VALUE=DATE:20261109', ...hour),
    ),
    ['2026-11-10T06:00/2026-11-11T06:00'],
  ],
]

const mine = 'mailto:Owner@Example.org'
const free: Case[] = [
  ['transparent', calendar(at(...hour, 'TRANSP:TRANSPARENT')), []],
  ['opaque', calendar(at(...hour, 'TRANSP:OPAQUE')), [nine]],
  ['cancelled', calendar(at(...hour, 'STATUS:CANCELLED')), []],
  ['tentative still keeps its time', calendar(at(...hour, 'STATUS:TENTATIVE')), [nine]],
  ['shown as free by Outlook', calendar(at(...hour, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')), []],
  ['shown as out of office', calendar(at(...hour, 'X-MICROSOFT-CDO-BUSYSTATUS:OOF')), [nine]],
  [
    'working elsewhere is no meeting',
    calendar(at(...hour, 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE')),
    [],
  ],
  ['declined by the owner', calendar(at(...hour, `ATTENDEE;CN="O; wner";PARTSTAT=DECLINED:${mine}`)), []],
  [
    'declined by somebody else',
    calendar(
      at(
        ...hour,
        `ATTENDEE;PARTSTAT=ACCEPTED:${mine}`,
        'ATTENDEE;PARTSTAT=DECLINED:mailto:guest@example.net',
      ),
    ),
    [nine],
  ],
  ['not answered yet', calendar(at(...hour, `ATTENDEE;PARTSTAT=NEEDS-ACTION:${mine}`)), [nine]],
  ['a calendar of cancellations', calendar('METHOD:CANCEL', at(...hour)), []],
  [
    'busy times without events',
    calendar(
      [
        'BEGIN:VFREEBUSY',
        'UID:f',
        'FREEBUSY;FBTYPE=BUSY:20261110T150000Z/PT1H',
        'FREEBUSY;FBTYPE=FREE:20261111T150000Z/PT1H',
        'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261112T150000Z/20261112T160000Z,20261113T150000Z/20261113T160000Z',
        'END:VFREEBUSY',
      ].join('\r\n'),
    ),
    [nine, '2026-11-12T15:00/2026-11-12T16:00', '2026-11-13T15:00/2026-11-13T16:00'],
  ],
  [
    'a task is no meeting',
    calendar('BEGIN:VTODO\r\nUID:t\r\nDTSTART:20261110T150000Z\r\nDUE:20261110T160000Z\r\nEND:VTODO'),
    [],
  ],
]

const zone = (name: string, ...observances: string[]) =>
  [`BEGIN:VTIMEZONE`, `TZID:${name}`, ...observances, 'END:VTIMEZONE'].join('\r\n')
const observance = (kind: string, from: string, to: string, start: string, ...more: string[]) =>
  [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...more,
    `END:${kind}`,
  ].join('\r\n')
const inZone = (name: string) => at(`DTSTART;TZID=${name}:20261110T090000`, 'DURATION:PT1H')
const american = [
  observance('STANDARD', '-0500', '-0600', '16010101T020000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'),
  observance('DAYLIGHT', '-0600', '-0500', '16010101T020000', 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'),
]

const zones: Case[] = [
  [
    'a name of Windows, described',
    calendar(zone('Central Standard Time', ...american), inZone('Central Standard Time')),
    [nine],
  ],
  ['a name of Windows, not described', calendar(inZone('Central Standard Time')), [nine]],
  ['a name that Outlook shows', calendar(inZone('"(UTC-06:00) Central Time (US & Canada)"')), [nine]],
  [
    'a name of cities',
    calendar(at('DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome":20261110T160000', 'DURATION:PT1H')),
    [nine],
  ],
  ['a name behind a path', calendar(inZone('/mozilla.org/20050126_1/America/Chicago')), [nine]],
  ['a zone of one’s own', calendar(zone('Our Office', ...american), inZone('Our Office')), [nine]],
  [
    'a zone of one’s own in summer time',
    calendar(zone('Our Office', ...american), at('DTSTART;TZID=Our Office:20261101T003000', 'DURATION:PT1H')),
    ['2026-11-01T05:30/2026-11-01T06:30'],
  ],
  [
    'a zone of one offset',
    calendar(
      zone('Kolkata Office', observance('STANDARD', '+0530', '+0530', '19700101T000000')),
      at('DTSTART;TZID=Kolkata Office:20261110T203000', 'DURATION:PT1H'),
    ),
    [nine],
  ],
  [
    'a zone whose rules ended',
    calendar(
      zone(
        'Old',
        observance('STANDARD', '-0500', '-0600', '20001101T020000'),
        observance(
          'DAYLIGHT',
          '-0600',
          '-0500',
          '20000301T020000',
          'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU;UNTIL=20010301T080000Z',
        ),
      ),
      inZone('Old'),
    ),
    ['2026-11-10T15:00/2026-11-10T16:00'],
  ],
  [
    'a known name with a wrong description',
    calendar(
      zone('America/Chicago', observance('STANDARD', '+0000', '+0000', '19700101T000000')),
      inZone('America/Chicago'),
    ),
    [nine],
  ],
  [
    'a description without offsets',
    calendar(zone('Odd', 'BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nEND:STANDARD'), inZone('Odd')),
    [nine],
  ],
  [
    'a name of Outlook’s, with colons and no quotes',
    calendar(at('DTSTART;TZID=tzone://Microsoft/Utc:20261110T150000', 'DURATION:PT1H')),
    [nine],
  ],
  [
    'a name that Outlook shows, without quotes',
    calendar(at('DTSTART;TZID=(UTC-05:00) Eastern Time (US & Canada):20261110T100000', 'DURATION:PT1H')),
    [nine],
  ],
  ['an offset as the name', calendar(inZone('GMT-0600')), [nine]],
  ['a name that nothing explains is the owner’s zone', calendar(inZone('Somewhere')), [nine]],
  ['a name of zone data in quotes', calendar(inZone('"America/Chicago"')), [nine]],
  [
    'a time that is skipped counts as an hour later',
    calendar(at('DTSTART;TZID=Europe/London:20270328T013000', 'DURATION:PT1H')),
    [],
  ],
]

const plain = calendar(at(...hour))
const shapes: Case[] = [
  ['line feeds only', plain.replaceAll('\r\n', '\n'), [nine]],
  ['carriage returns only', plain.replaceAll('\r\n', '\r'), [nine]],
  ['a byte order mark', `\ufeff${plain}`, [nine]],
  ['lines folded anywhere', plain.replaceAll(/DTSTART;TZID=Ame/g, 'DTST\r\n ART;TZI\r\n\tD=Ame'), [nine]],
  ['empty lines', plain.replaceAll('\r\n', '\r\n\r\n'), [nine]],
  ['lower case', plain.toLowerCase().replace('america/chicago', 'America/Chicago'), [nine]],
  ['spaces at the ends of lines', plain.replaceAll('\r\n', ' \r\n'), [nine]],
  [
    'unknown properties and broken texts',
    calendar(at(...hour, 'X-ODD;A=:"', 'DESCRIPTION:one', 'two without a colon', 'SUMMARY;LANGUAGE=":x')),
    [nine],
  ],
  [
    'an alarm inside',
    calendar(
      event(
        'UID:a',
        ...hour,
        'BEGIN:VALARM\r\nTRIGGER:-PT15M\r\nDURATION:PT5M\r\nDTSTART:20261212T000000Z\r\nEND:VALARM',
      ),
    ),
    [nine],
  ],
  ['a broken event beside', calendar(at('DTSTART:yesterday', 'DTEND:20261110T160000Z'), at(...hour)), [nine]],
  [
    'an event without its end',
    calendar(
      `BEGIN:VEVENT\r\nUID:x\r\n${hour.join('\r\n')}`,
      at('DTSTART:20261111T150000Z', 'DURATION:PT1H'),
    ),
    [nine, '2026-11-11T15:00/2026-11-11T16:00'],
  ],
  [
    'events without UIDs',
    calendar(event(...hour), event('DTSTART:20261111T150000Z', 'DURATION:PT1H')),
    [nine, '2026-11-11T15:00/2026-11-11T16:00'],
  ],
  ['a sign-in page', '<!doctype html><title>Sign in</title>', ['The host’s answer is not a whole calendar.']],
  ['half a calendar', plain.slice(0, -20), ['The host’s answer is not a whole calendar.']],
  ['nothing', '', ['The host’s answer is not a whole calendar.']],
]

describe.each([
  ['single events', simple],
  ['whole days', wholeDays],
  ['recurring events', recurring],
  ['changed instances', changed],
  ['free and busy', free],
  ['time zones', zones],
  ['the shape of the file', shapes],
])('busy times from %s', (_, cases) => {
  test.each(cases)('%s', (_name, feed, expected) => {
    expect(busy(feed, { ownerAddresses: ['owner@example.org'] })).toEqual(expected)
  })
})

const alone = ['2026-11-20T15:00/2026-11-20T16:00']
const start = 'DTSTART:20261110T150000Z'

describe('what cannot be read', () => {
  const options = { window: november, ownerZone: 'America/Chicago' }

  test.each([
    ['a start that is no time', 'DTSTART:20261345T250000Z', []],
    ['no start', 'SUMMARY:Nothing else', []],
    ['an end that is no time', `${start}\r\nDTEND:later`, [nine]],
    ['a rule that is none', `${start}\r\nRRULE:FREQ=SOMETIMES`, [nine]],
    ['a rule in another calendar', `${start}\r\nRRULE:RSCALE=ISLAMIC-CIVIL;FREQ=YEARLY`, [nine]],
    ['an interval of 300,000 years', `${start}\r\nRRULE:FREQ=YEARLY;INTERVAL=300000`, [nine]],
    ['an interval of eight million years', `${start}\r\nRRULE:FREQ=MONTHLY;INTERVAL=100000000`, [nine]],
    ['an exception that is no time', `${start}\r\nEXDATE:soon`, [nine]],
    ['a duration that is none', `${start}\r\nDURATION:long`, [nine]],
    ['a rule without end and number', `${start}\r\nRRULE:FREQ=DAILY;COUNT=0`, [nine]],
  ])('%s closes its start where that is known, and others stay', (_, lines, closed) => {
    const others = at('DTSTART:20261120T150000Z', 'DURATION:PT1H')
    const feed = calendar(event('UID:broken', lines), others)
    expect(busyPeriods(feed, options)).toMatchObject({ ok: true, unreadable: [expect.any(String)] })
    expect(busy(feed)).toEqual([...closed, ...alone])
  })

  test('an event that ends in years nobody knows is busy from its start on', () => {
    for (const end of ['DURATION:P99999999D', 'DTEND;TZID=America/New_York:99991231T235959']) {
      expect(busy(calendar(at(start, end)))).toEqual(['2026-11-10T15:00/2027-01-01T00:00'])
    }
  })

  test('a zone name that nothing explains is named once', () => {
    const reading = busyPeriods(calendar(inZone('Somewhere'), inZone('Somewhere')), options)
    expect(reading).toMatchObject({ ok: true, unknownZones: ['Somewhere'] })
  })
})

describe('what a feed may cost', () => {
  const options = { window: november, ownerZone: 'America/Chicago', clock: () => 0 }
  const read = (feed: string, changes: object = {}) => {
    const reading = busyPeriods(feed, { ...options, ...changes })
    if (!reading.ok) throw new Error(reading.reason)
    return reading
  }

  test('old events cost no step; a rule of every second costs none and closes its time', () => {
    const old = Array.from({ length: 10_000 }, (_, index) =>
      event(`UID:${index}`, 'DTSTART:20200101T150000Z', 'DTEND:20200101T160000Z'),
    )
    const endless = event('UID:e', start, 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;COUNT=999999999')
    const reading = read(calendar(...old, endless))
    expect(reading).toMatchObject({ steps: 0, busy: [{ until: november.until }] })
  })

  test('five thousand changes of one series cost no more than the series', () => {
    const changes = Array.from({ length: 5_000 }, (_, index) => {
      const then = new Date(Date.UTC(2026, 10, 1, 9) + index * 86_400_000)
      const stamp = `${then.toISOString().replace(/[-:]|\.\d+/g, '')}`
      return event('UID:s', `RECURRENCE-ID:${stamp}`, `DTSTART:${stamp}`, 'DURATION:PT30M')
    })
    const series = event('UID:s', 'DTSTART:20261101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')
    const reading = read(calendar(series, ...changes))
    expect(reading.busy).toHaveLength(61)
    expect(reading.steps).toBe(63)
  })

  test('what recurs behind the steps of its feed counts as busy all the time', () => {
    const hourly = (name: number) =>
      event(`UID:${name}`, 'DTSTART:20200101T150000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY;INTERVAL=15')
    const dense = calendar(...Array.from({ length: 60 }, (_, index) => hourly(index)))
    const reading = read(dense)
    expect(reading.steps).toBeLessThan(stepsOfFeed + 6_500)
    expect(reading.busy).toEqual([november])
  })

  test('what takes too long is not read: the last good state stays', () => {
    let now = 0
    const clock = () => (now += 600)
    expect(busyPeriods(calendar(weeklyOn(1), weeklyOn(2)), { ...options, clock })).toEqual({
      ok: false,
      reason: 'The calendar takes too long to read.',
    })
  })
})

const weeklyOn = (day: number) =>
  event(`UID:w${day}`, `DTSTART:2026110${day}T150000Z`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')
