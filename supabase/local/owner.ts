import { calendars } from './calendars.ts'
import { dumpCommand, loadCommand } from './dump.ts'
import { leads } from './leads.ts'
import { exportPerson, forgetPerson } from './people.ts'
import { printable } from './printable.ts'

/* `npm run owner -- COMMAND`: manages stored data, whether the site is running or not. */

const commands = {
  leads: ['leads [FILE]', leads],
  calendars: ['calendars [--trust NAME]', calendars],
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
