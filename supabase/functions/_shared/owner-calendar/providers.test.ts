import { describe, expect, test } from 'vitest'
import { busy } from './testing/feed.ts'

// Feeds as the five providers write them: their headers, their zones, their order of lines, their extras.

const lines = (...parts: string[]) => parts.join('\r\n')

const google = (...events: string[]) =>
  lines(
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:owner@example.org',
    'X-WR-TIMEZONE:America/Chicago',
    lines(
      'BEGIN:VTIMEZONE',
      'TZID:America/Chicago',
      'X-LIC-LOCATION:America/Chicago',
      'BEGIN:DAYLIGHT',
      'TZOFFSETFROM:-0600',
      'TZOFFSETTO:-0500',
      'TZNAME:CDT',
      'DTSTART:19700308T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0600',
      'TZNAME:CST',
      'DTSTART:19701101T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
    ),
    ...events,
    'END:VCALENDAR',
    '',
  )
const googleEvent = (...more: string[]) =>
  lines(
    'BEGIN:VEVENT',
    ...more,
    'DTSTAMP:20261101T101112Z',
    'CREATED:20260910T081530Z',
    'DESCRIPTION:Agenda\\n\\nJoin with Google Meet: https://meet.google.com/abc-de',
    ' fg-hij\\nOr dial: (US) +1 555-0100',
    'LAST-MODIFIED:20261015T120000Z',
    'LOCATION:',
    'SEQUENCE:1',
    'SUMMARY:Weekly with the board',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:This is an event reminder',
    'TRIGGER:-P0DT0H10M0S',
    'END:VALARM',
    'END:VEVENT',
  )

const fromGoogle: [string, string, string[]][] = [
  [
    'a weekly meeting with one moved and one deleted',
    google(
      googleEvent(
        'DTSTART;TZID=America/Chicago:20261102T100000',
        'DTEND;TZID=America/Chicago:20261102T110000',
        'RRULE:FREQ=WEEKLY;UNTIL=20261124T055959Z;BYDAY=MO',
        'EXDATE;TZID=America/Chicago:20261109T100000',
        'UID:4q1@google.com',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
      ),
      googleEvent(
        'DTSTART;TZID=America/Chicago:20261117T140000',
        'DTEND;TZID=America/Chicago:20261117T150000',
        'UID:4q1@google.com',
        'RECURRENCE-ID;TZID=America/Chicago:20261116T100000',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
      ),
    ),
    [
      '2026-11-02T16:00/2026-11-02T17:00',
      '2026-11-17T20:00/2026-11-17T21:00',
      '2026-11-23T16:00/2026-11-23T17:00',
    ],
  ],
  [
    'Thanksgiving as a whole day off',
    google(
      googleEvent(
        'DTSTART;VALUE=DATE:20261126',
        'DTEND;VALUE=DATE:20261128',
        'UID:off@google.com',
        'CLASS:PRIVATE',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
      ),
    ),
    ['2026-11-26T06:00/2026-11-28T06:00'],
  ],
  [
    'a birthday and a working place leave their days free',
    google(
      googleEvent(
        'DTSTART;VALUE=DATE:20261110',
        'DTEND;VALUE=DATE:20261111',
        'RRULE:FREQ=YEARLY',
        'UID:b@google.com',
        'TRANSP:TRANSPARENT',
        'STATUS:CONFIRMED',
      ),
      googleEvent(
        'DTSTART;VALUE=DATE:20261111',
        'DTEND;VALUE=DATE:20261112',
        'UID:w@google.com',
        'CLASS:PUBLIC',
        'TRANSP:TRANSPARENT',
        'STATUS:CONFIRMED',
      ),
    ),
    [],
  ],
  [
    'an invitation that the owner declined, known by the calendar’s name',
    google(
      googleEvent(
        'DTSTART:20261110T150000Z',
        'DTEND:20261110T160000Z',
        'ORGANIZER;CN=Somebody:mailto:somebody@example.net',
        'UID:d@google.com',
        'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=DECLINED;CN=owner@e',
        ' xample.org;X-NUM-GUESTS=0:mailto:owner@example.org',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
      ),
    ),
    [],
  ],
  [
    'only “busy” of a shared calendar',
    google(
      lines(
        'BEGIN:VEVENT',
        'DTSTART:20261110T150000Z',
        'DTEND:20261110T160000Z',
        'DTSTAMP:20261101T000000Z',
        'UID:x@google.com',
        'SUMMARY:Busy',
        'END:VEVENT',
      ),
    ),
    ['2026-11-10T15:00/2026-11-10T16:00'],
  ],
  [
    'a deleted instance kept as cancelled',
    google(
      googleEvent(
        'DTSTART;TZID=America/Chicago:20261103T090000',
        'DTEND;TZID=America/Chicago:20261103T093000',
        'RRULE:FREQ=DAILY;COUNT=2',
        'UID:c@google.com',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
      ),
      googleEvent(
        'DTSTART;TZID=America/Chicago:20261104T090000',
        'DTEND;TZID=America/Chicago:20261104T093000',
        'UID:c@google.com',
        'RECURRENCE-ID;TZID=America/Chicago:20261104T090000',
        'STATUS:CANCELLED',
        'TRANSP:OPAQUE',
      ),
    ),
    ['2026-11-03T15:00/2026-11-03T15:30'],
  ],
]

const windowsZone = (name: string) =>
  lines(
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0600',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0500',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  )
const outlook = (zone: string, ...events: string[]) =>
  lines(
    'BEGIN:VCALENDAR',
    'METHOD:PUBLISH',
    'PRODID:Microsoft Exchange Server 2010',
    'VERSION:2.0',
    'X-WR-CALNAME:Calendar',
    windowsZone(zone),
    ...events,
    'END:VCALENDAR',
    '',
  )
const outlookEvent = (status: string, allDay: boolean, ...more: string[]) =>
  lines(
    'BEGIN:VEVENT',
    'DESCRIPTION:\\n',
    'UID:040000008200E00074C5B7101A82E00800000000A0B1C2D3E4F5DA010000000000000000',
    ' 10000000F0E1D2C3B4A5968778695A4B3C2D1E0F',
    'SUMMARY:Board meeting',
    ...more,
    'CLASS:PUBLIC',
    'PRIORITY:5',
    'DTSTAMP:20261101T101112Z',
    `TRANSP:${status === 'FREE' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'STATUS:CONFIRMED',
    'SEQUENCE:0',
    'LOCATION:',
    'X-MICROSOFT-CDO-APPT-SEQUENCE:0',
    `X-MICROSOFT-CDO-BUSYSTATUS:${status}`,
    'X-MICROSOFT-CDO-INTENDEDSTATUS:BUSY',
    `X-MICROSOFT-CDO-ALLDAYEVENT:${allDay ? 'TRUE' : 'FALSE'}`,
    'X-MICROSOFT-CDO-IMPORTANCE:1',
    'X-MICROSOFT-CDO-INSTTYPE:0',
    'END:VEVENT',
  )

const fromOutlook: [string, string, string[]][] = [
  [
    'an hour in “Central Standard Time”',
    outlook(
      'Central Standard Time',
      outlookEvent(
        'BUSY',
        false,
        'DTSTART;TZID=Central Standard Time:20261110T090000',
        'DTEND;TZID=Central Standard Time:20261110T100000',
      ),
    ),
    ['2026-11-10T15:00/2026-11-10T16:00'],
  ],
  [
    'a whole day of vacation',
    outlook(
      'Central Standard Time',
      outlookEvent('OOF', true, 'DTSTART;VALUE=DATE:20261127', 'DTEND;VALUE=DATE:20261128'),
    ),
    ['2026-11-27T06:00/2026-11-28T06:00'],
  ],
  [
    'every weekday, with exceptions in the zone',
    outlook(
      'Central Standard Time',
      outlookEvent(
        'BUSY',
        false,
        'RRULE:FREQ=WEEKLY;UNTIL=20261113T150000Z;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR;WKST=S',
        ' U',
        'EXDATE;TZID=Central Standard Time:20261110T090000,20261111T090000',
        'DTSTART;TZID=Central Standard Time:20261109T090000',
        'DTEND;TZID=Central Standard Time:20261109T091500',
      ),
    ),
    [
      '2026-11-09T15:00/2026-11-09T15:15',
      '2026-11-12T15:00/2026-11-12T15:15',
      '2026-11-13T15:00/2026-11-13T15:15',
    ],
  ],
  [
    'shown as free',
    outlook(
      'Central Standard Time',
      outlookEvent(
        'FREE',
        false,
        'DTSTART;TZID=Central Standard Time:20261110T090000',
        'DTEND;TZID=Central Standard Time:20261110T100000',
      ),
    ),
    [],
  ],
  [
    'working elsewhere',
    outlook(
      'Central Standard Time',
      outlookEvent('WORKINGELSEWHERE', true, 'DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261111'),
    ),
    [],
  ],
  [
    'a zone that was adjusted by hand',
    outlook(
      'Customized Time Zone',
      outlookEvent(
        'TENTATIVE',
        false,
        'DTSTART;TZID=Customized Time Zone:20261110T090000',
        'DTEND;TZID=Customized Time Zone:20261110T100000',
      ),
    ),
    ['2026-11-10T15:00/2026-11-10T16:00'],
  ],
  [
    'a whole day written as midnight in tzone://Microsoft/Utc',
    outlook(
      'tzone://Microsoft/Utc',
      outlookEvent('BUSY', false, 'DTSTART:20261110T000000Z', 'DTEND:20261111T000000Z'),
    ),
    ['2026-11-10T00:00/2026-11-11T00:00'],
  ],
]

const icloud = (...events: string[]) =>
  lines(
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Apple Inc.//iCloud Calendar 2531B31//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Work',
    'X-APPLE-CALENDAR-COLOR:#1badf8',
    ...events,
    'BEGIN:VTIMEZONE',
    'TZID:America/Chicago',
    'X-LIC-LOCATION:America/Chicago',
    'BEGIN:STANDARD',
    'DTSTART:18831118T120924',
    'RDATE:18831118T120924',
    'TZNAME:CST',
    'TZOFFSETFROM:-055036',
    'TZOFFSETTO:-0600',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20070311T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'TZNAME:CDT',
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0500',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20071104T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'TZNAME:CST',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0600',
    'END:STANDARD',
    'END:VTIMEZONE',
    'END:VCALENDAR',
    '',
  )
const icloudEvent = (...more: string[]) =>
  lines(
    'BEGIN:VEVENT',
    'CREATED:20260901T100000Z',
    ...more,
    'DTSTAMP:20260901T100000Z',
    'LAST-MODIFIED:20260902T100000Z',
    'SUMMARY:Dentist',
    'X-APPLE-CREATOR-IDENTITY:com.apple.mobilecal',
    'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE="Main St, 5":geo:41.88,-87.63',
    'END:VEVENT',
  )

const fromIcloud: [string, string, string[]][] = [
  [
    'the zone after the event',
    icloud(
      icloudEvent(
        'DTEND;TZID=America/Chicago:20261110T100000',
        'DTSTART;TZID=America/Chicago:20261110T090000',
        'SEQUENCE:0',
        'TRANSP:OPAQUE',
        'UID:8F0E2A6C-1111-4C4C-8A8A-0123456789AB',
      ),
    ),
    ['2026-11-10T15:00/2026-11-10T16:00'],
  ],
  [
    'a series whose rest was moved as a series of its own',
    icloud(
      icloudEvent(
        'DTSTART;TZID=America/Chicago:20261103T090000',
        'DTEND;TZID=America/Chicago:20261103T100000',
        'RRULE:FREQ=WEEKLY;UNTIL=20261110T145959Z',
        'SEQUENCE:1',
        'UID:A1',
      ),
      icloudEvent(
        'DTSTART;TZID=America/Chicago:20261110T130000',
        'DTEND;TZID=America/Chicago:20261110T140000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'SEQUENCE:1',
        'UID:A2',
        'RELATED-TO;RELTYPE=X-CALENDARSERVER-RECURRENCE-SET:B',
      ),
    ),
    [
      '2026-11-03T15:00/2026-11-03T16:00',
      '2026-11-10T19:00/2026-11-10T20:00',
      '2026-11-17T19:00/2026-11-17T20:00',
    ],
  ],
  [
    'a day without an end',
    icloud(icloudEvent('DTSTART;VALUE=DATE:20261126', 'DURATION:P1D', 'UID:A3', 'X-APPLE-UNIVERSAL-ID:1')),
    ['2026-11-26T06:00/2026-11-27T06:00'],
  ],
  [
    'a floating event',
    icloud(icloudEvent('DTSTART:20261110T090000', 'DTEND:20261110T100000', 'UID:A4')),
    ['2026-11-10T15:00/2026-11-10T16:00'],
  ],
  [
    'a detached instance with a first weekday of the week',
    icloud(
      icloudEvent(
        'DTSTART;TZID=America/Chicago:20261102T090000',
        'DTEND;TZID=America/Chicago:20261102T100000',
        'RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,SU;COUNT=3',
        'UID:A5',
        'SEQUENCE:0',
      ),
      icloudEvent(
        'DTSTART;TZID=America/Chicago:20261115T120000',
        'DTEND;TZID=America/Chicago:20261115T130000',
        'RECURRENCE-ID;TZID=America/Chicago:20261115T090000',
        'UID:A5',
        'SEQUENCE:0',
      ),
    ),
    [
      '2026-11-02T15:00/2026-11-02T16:00',
      '2026-11-15T18:00/2026-11-15T19:00',
      '2026-11-16T15:00/2026-11-16T16:00',
    ],
  ],
]

const proton = (...events: string[]) =>
  lines(
    'BEGIN:VCALENDAR',
    'PRODID:-//Proton AG//ProtonCalendar 1.0.0//EN',
    'VERSION:2.0',
    'METHOD:PUBLISH',
    'CALSCALE:GREGORIAN',
    'X-WR-TIMEZONE:Europe/Zurich',
    'X-WR-CALNAME:My calendar',
    'REFRESH-INTERVAL;VALUE=DURATION:PT8H',
    'X-PUBLISHED-TTL:PT8H',
    ...events,
    'END:VCALENDAR',
  )
const protonEvent = (...more: string[]) =>
  lines(
    'BEGIN:VEVENT',
    'UID:pQ7w@proton.me',
    'DTSTAMP:20261101T000000Z',
    'SUMMARY:Busy',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    ...more,
    'END:VEVENT',
  )

const fromProton: [string, string, string[]][] = [
  [
    'no VTIMEZONE beside the zone',
    proton(
      protonEvent('DTSTART;TZID=Europe/Zurich:20261110T160000', 'DTEND;TZID=Europe/Zurich:20261110T170000'),
    ),
    ['2026-11-10T15:00/2026-11-10T16:00'],
  ],
  [
    'a whole day is one of the owner’s zone, not of the calendar’s',
    proton(protonEvent('DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261127')),
    ['2026-11-26T06:00/2026-11-27T06:00'],
  ],
  [
    'a daily event, a day taken out',
    proton(
      protonEvent(
        'DTSTART;TZID=Europe/Zurich:20261110T160000',
        'DTEND;TZID=Europe/Zurich:20261110T170000',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE;TZID=Europe/Zurich:20261111T160000',
      ),
    ),
    ['2026-11-10T15:00/2026-11-10T16:00', '2026-11-12T15:00/2026-11-12T16:00'],
  ],
  [
    'the last Friday of a month',
    proton(
      protonEvent(
        'DTSTART;TZID=Europe/Zurich:20260130T160000',
        'DTEND;TZID=Europe/Zurich:20260130T170000',
        'RRULE:FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1',
      ),
    ),
    ['2026-11-27T15:00/2026-11-27T16:00', '2026-12-25T15:00/2026-12-25T16:00'],
  ],
]

const nextcloud = (...events: string[]) =>
  lines(
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'PRODID:-//SabreDAV//SabreDAV//EN',
    'X-WR-CALNAME:Personal',
    'X-APPLE-CALENDAR-COLOR:#0082c9',
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...events,
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Berlin',
    'BEGIN:DAYLIGHT',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'TZNAME:CEST',
    'DTSTART:19700329T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'TZNAME:CET',
    'DTSTART:19701025T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
    'END:VCALENDAR',
    '',
  ).replaceAll('\r\n', '\n')
const nextcloudEvent = (...more: string[]) =>
  lines(
    'BEGIN:VEVENT',
    'CREATED:20260901T100000Z',
    'DTSTAMP:20260901T100000Z',
    'LAST-MODIFIED:20260901T100000Z',
    'SEQUENCE:2',
    'UID:0b3a2a1e-6a3a-4b52-9d84-9b0b2d8a7a11',
    ...more,
    'END:VEVENT',
  )

const fromNextcloud: [string, string, string[]][] = [
  [
    'an hour in its zone',
    nextcloud(
      nextcloudEvent(
        'DTSTART;TZID=Europe/Berlin:20261110T160000',
        'DTEND;TZID=Europe/Berlin:20261110T170000',
        'STATUS:CONFIRMED',
        'SUMMARY:Ärztin',
      ),
    ),
    ['2026-11-10T15:00/2026-11-10T16:00'],
  ],
  [
    'a series with its changed instance, and the rest of it cut off',
    nextcloud(
      nextcloudEvent(
        'DTSTART;TZID=Europe/Berlin:20261103T160000',
        'DTEND;TZID=Europe/Berlin:20261103T170000',
        'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261117T150000Z',
        'STATUS:CONFIRMED',
      ),
      nextcloudEvent(
        'RECURRENCE-ID;TZID=Europe/Berlin:20261110T160000',
        'DTSTART;TZID=Europe/Berlin:20261110T170000',
        'DTEND;TZID=Europe/Berlin:20261110T173000',
        'STATUS:CONFIRMED',
      ),
    ),
    [
      '2026-11-03T15:00/2026-11-03T16:00',
      '2026-11-10T16:00/2026-11-10T16:30',
      '2026-11-17T15:00/2026-11-17T16:00',
    ],
  ],
  [
    'cancelled and kept',
    nextcloud(
      nextcloudEvent(
        'DTSTART;TZID=Europe/Berlin:20261110T160000',
        'DTEND;TZID=Europe/Berlin:20261110T170000',
        'STATUS:CANCELLED',
      ),
    ),
    [],
  ],
  [
    'only busy times shown',
    nextcloud(
      nextcloudEvent(
        'DTSTART;VALUE=DATE:20261126',
        'DTEND;VALUE=DATE:20261127',
        'CLASS:CONFIDENTIAL',
        'SUMMARY:Busy',
        'TRANSP:OPAQUE',
      ),
    ),
    ['2026-11-26T06:00/2026-11-27T06:00'],
  ],
  [
    'a task list in the same calendar',
    nextcloud(
      lines(
        'BEGIN:VTODO',
        'UID:t',
        'DTSTART;TZID=Europe/Berlin:20261110T160000',
        'DUE;TZID=Europe/Berlin:20261110T170000',
        'END:VTODO',
      ),
    ),
    [],
  ],
]

describe.each([
  ['Google', fromGoogle],
  ['Outlook', fromOutlook],
  ['iCloud', fromIcloud],
  ['Proton', fromProton],
  ['Nextcloud', fromNextcloud],
])('a feed of %s', (_, cases) => {
  test.each(cases)('%s', (_name, feed, expected) => {
    expect(busy(feed)).toEqual(expected)
  })
})
