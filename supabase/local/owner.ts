import type { Numbers } from '../functions/_shared/database/database.ts'
import { numbersFields } from '../functions/_shared/mail/numbers.ts'
import { dayText } from '../functions/_shared/time/time-text.ts'
import { asOwner } from './as-owner.ts'
import { calendars } from './calendars.ts'
import { dumpCommand, loadCommand } from './dump.ts'
import { leads } from './leads.ts'
import { readLocalSettings } from './local-settings.ts'
import { exportPerson, forgetPerson } from './people.ts'
import { printable } from './printable.ts'

/* `npm run owner -- COMMAND`: manages stored data, whether the site is running or not. */

const commands = {
  leads: ['leads [--csv FILE]', leads],
  numbers: ['numbers [--since DAY]', numbers],
  calendars: ['calendars [--now] [--trust NAME]', calendars],
  dump: ['dump FILE', dumpCommand],
  load: ['load FILE', loadCommand],
  export: ['export ADDRESS', exportPerson],
  forget: ['forget ADDRESS [--yes]', forgetPerson],
} as const

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit())

const [name = '', ...args] = process.argv.slice(2)
try {
  if (!Object.hasOwn(commands, name)) throw new Error(usage())
  const [known, command] = commands[name as keyof typeof commands]
  // A mistyped option would be ignored otherwise.
  const options: string[] = known.match(/--[a-z-]+/g) ?? []
  if (args.some((arg) => arg.startsWith('--') && !options.includes(arg)))
    throw new Error(`Usage: npm run owner -- ${known}`)
  await command(args)
} catch (error) {
  console.error((error as Error).message.split('\n').map(printable).join('\n'))
  process.exitCode = 1
}

function usage(): string {
  return ['Usage:', ...Object.values(commands).map(([each]) => `  npm run owner -- ${each}`)].join('\n')
}

/** Prints leads, calls and audits since a day, by default in the last seven days, as Monday's mail does. */
async function numbers(args: readonly string[]): Promise<void> {
  const day = args[args.indexOf('--since') + 1]
  const since = args.includes('--since') ? day : undefined
  if (args.length > 0 && !/^\d{4}-\d\d-\d\d$/.test(since ?? ''))
    throw new Error('Usage: npm run owner -- numbers [--since 2026-11-01]')
  const [row] = await asOwner(readLocalSettings(), ({ query }) =>
    query<{ from: string; until: string; numbers: Numbers }>(
      `select d.day::text as "from", private.team_day()::text as until,
              private.numbers(d.day::timestamp at time zone s.team_zone) as numbers
         from private.settings as s, coalesce($1::date, private.team_day() - 7) as d (day)`,
      [since ?? null],
    ),
  )
  if (!row) throw new Error('The database has no settings. Start the site once: npm start')
  console.log(`${dayText(row.from, 'short')} to ${dayText(row.until, 'short')}\n`)
  for (const { label, value } of numbersFields(row.numbers)) console.log(printable(`${label}: ${value}`))
}
