import { readdirSync, readFileSync } from 'node:fs'
import { busyPeriods, type FeedOptions } from '../busy-periods.ts'

/** The window of most test cases. Daylight saving time ends on its first day in the US. */
export const november = {
  from: Date.parse('2026-11-01T00:00:00Z'),
  until: Date.parse('2027-01-01T00:00:00Z'),
}

export const calendar = (...parts: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Test//EN\r\n${parts.map((part) => `${part}\r\n`).join('')}END:VCALENDAR\r\n`

export const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')

/** An event with a UID of its own. */
export const at = (...lines: string[]) => event(`UID:${lines.join('|').length}-${lines[0]}@test`, ...lines)

export const minute = (instant: number) => new Date(instant).toISOString().slice(0, 16)

/** The busy times as `from/until` in UTC, sorted, without seconds, and the problems; or the error. */
export function read(feed: string, options: Partial<FeedOptions> = {}) {
  const reading = busyPeriods(feed, {
    window: november,
    ownerZone: 'America/Chicago',
    ownerAddresses: ['owner@example.org'],
    ...options,
  })
  const { busy, isWhole, problems } = reading ?? { busy: [], isWhole: false, problems: ['no calendar'] }
  return { busy: busy.map(({ from, until }) => `${minute(from)}/${minute(until)}`), isWhole, problems }
}

const feeds = new URL('feeds/', import.meta.url)

/** The parts of a file in testing/feeds: each is '# ' and a name, lines of a calendar, and busy times after '= '. */
export const providers = readdirSync(feeds).map((file) => {
  // Text before the first case is the head of every calendar, as that provider writes it.
  const [begin = '', ...cases] = readFileSync(new URL(file, feeds), 'utf8').split(/^# /m)
  return {
    provider: file.replace('.txt', ''),
    cases: cases.map((text) => {
      const [name = '', ...lines] = text.split('\n').filter((line) => line !== '')
      const inside = lines.filter((line) => !line.startsWith('= '))
      const feed = [...begin.trim().split('\n'), ...inside, 'END:VCALENDAR', ''].join('\r\n')
      return {
        name,
        feed: begin ? feed : calendar(...inside),
        window: november,
        expected: lines.filter((line) => line.startsWith('= ')).map((line) => line.slice(2)),
      }
    }),
  }
})

/** The .ics files of a folder, and when they are busy by its expected.tsv: a name, a tab, and times. */
export const filesIn = (folder: URL) =>
  readFileSync(new URL('expected.tsv', folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', times = ''] = line.split('\t')
      const from = name.includes('SUMMER') ? Date.UTC(2027, 5, 20) : Date.UTC(2026, 10, 28)
      return {
        name,
        feed: readFileSync(new URL(`${name}.ics`, folder), 'utf8'),
        window: { from, until: from + 28 * 86_400_000 },
        expected: [...times.matchAll(/\S+\/\S+/g)].map(([time]) => time),
      }
    })

/** Files with one fault each that some program writes. */
export const oddFiles = filesIn(new URL('files/', import.meta.url))

/** The expected times that a reading leaves free. */
export const freed = (busy: string[], expected: string[]) =>
  expected.filter((time) => {
    const [from = '', until = ''] = time.split('/')
    return !busy
      .map((each) => each.split('/'))
      .some(([begin = '', end = '']) => begin <= from && end >= until)
  })

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index)

/** Blocks that are expensive in number: anybody can put them into the owner's calendar by sending invitations. */
export const massBlocks = {
  '2,300 invented zones': upTo(2_300).map((n) => at(`DTSTART;TZID=America/Zone${n}:20261110T150000`)),
  '7,000 changed instances of one series': upTo(7_000).map((n) =>
    event('UID:s', `RECURRENCE-ID:20261110T15${10 + (n % 50)}00`, 'DTSTART:20261110T150000Z'),
  ),
  '40,000 lines of one event': [event('UID:l', ...upTo(40_000).map(() => 'DTSTART;'))],
  'an invitation of 16 MB': [at(`DTSTART${';A=B'.repeat(4_000_000)}:20261110`)],
  'blocks nested 20,000 deep': [event('BEGIN:VALARM\r\n'.repeat(20_000))],
}
