import {
  calendar,
  freed,
  massBlocks,
  oddFiles,
  providers,
  read,
} from '../../supabase/functions/_shared/owner-calendar/testing/feed.ts'

/** Of each provider's feeds, and of files with one fault each: how many are read exactly, in doubt, and covered. */
export function calendarFigures() {
  const files = oddFiles.map(({ feed, window, expected }) => ({ expected, ...read(feed, { window }) }))
  const rows = [
    ...providers.map(({ provider, cases }): [string, typeof files] => [
      provider,
      cases.map(({ feed, expected }) => ({ expected, ...read(feed) })),
    ]),
    ['files with a fault', files] as const,
  ]
  return Object.fromEntries(
    rows.map(([name, readings]) => {
      const count = (has: (reading: (typeof files)[0]) => boolean) => readings.filter(has).length
      const isSure = ({ problems }: (typeof files)[0]) => problems.length === 0
      return [
        name,
        {
          feeds: readings.length,
          exact: count((each) => isSure(each) && each.expected.every((time) => each.busy.includes(time))),
          'in doubt': count((each) => !isSure(each)),
          covered: count(({ busy, expected }) => freed(busy, expected).length === 0),
        },
      ]
    }),
  )
}

/** CPU time of reading calendars that are expensive in number; milliseconds, the better of two. */
export const calendarTimes = () =>
  Object.fromEntries(
    Object.entries(massBlocks).map(([name, blocks]) => {
      const feed = calendar(...blocks)
      const times = [1, 2].map(() => {
        // Not to be charged for what the calendars before it left behind.
        gc?.()
        const before = process.cpuUsage()
        read(feed)
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1_000
      })
      return [name, { 'CPU ms': Math.round(Math.min(...times)) }]
    }),
  )
