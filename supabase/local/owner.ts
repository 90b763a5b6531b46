import { printable } from './printable.ts'

/* `npm run owner -- COMMAND`: manages stored data, whether the site is running or not. */

type Command = (args: readonly string[]) => Promise<void>

const commands: Readonly<Record<string, readonly [usage: string, load: () => Promise<Command>]>> = {
  leads: ['leads [--csv FILE]', async () => (await import('./leads.ts')).leads],
  calendars: ['calendars [--now] [--trust NAME]', async () => (await import('./calendars.ts')).calendars],
  export: ['export ADDRESS', async () => (await import('./people.ts')).exportPerson],
  forget: ['forget ADDRESS [--yes]', async () => (await import('./people.ts')).forgetPerson],
}

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit())

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (!command) throw new Error(usage())
  const [known, load] = command
  // A mistyped option would be ignored otherwise.
  const options: string[] = known.match(/--[a-z-]+/g) ?? []
  if (args.some((arg) => arg.startsWith('--') && !options.includes(arg)))
    throw new Error(`Usage: npm run owner -- ${known}`)
  await (await load())(args)
} catch (error) {
  console.error((error as Error).message.split('\n').map(printable).join('\n'))
  process.exitCode = 1
}

function usage(): string {
  return ['Usage:', ...Object.values(commands).map(([each]) => `  npm run owner -- ${each}`)].join('\n')
}
