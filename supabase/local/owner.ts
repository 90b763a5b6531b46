import { printable } from './printable.ts'

/*
 * `npm run owner -- leads`: what the owner of the site does with its data. Each command works whether the site is
 * running or not, except restore, which needs it stopped.
 */

type Command = (args: readonly string[]) => Promise<void>

const commands: Readonly<Record<string, { usage: string; load: () => Promise<Command> }>> = {
  leads: { usage: 'leads [--json|--csv]', load: async () => (await import('./leads.ts')).leads },
  calls: { usage: 'calls [--all] [--json|--csv]', load: async () => (await import('./calls.ts')).calls },
  call: {
    usage: 'call ID --outcome no-show|done [--note "…"]',
    load: async () => (await import('./calls.ts')).call,
  },
  calendars: {
    usage: 'calendars [--now] [--json]',
    load: async () => (await import('./calendars.ts')).calendars,
  },
  export: { usage: 'export ADDRESS', load: async () => (await import('./people.ts')).exportPerson },
  forget: { usage: 'forget ADDRESS', load: async () => (await import('./people.ts')).forgetPerson },
  backup: { usage: 'backup [FILE]', load: async () => (await import('./backups.ts')).backup },
  restore: { usage: 'restore FILE', load: async () => (await import('./backups.ts')).restore },
}

const [name = '', ...args] = process.argv.slice(3)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (!command) throw new Error(usage())
  await (await command.load())(args)
} catch (error) {
  console.error((error as Error).message.split('\n').map(printable).join('\n'))
  process.exitCode = 1
}

function usage(): string {
  return ['Usage:', ...Object.values(commands).map((each) => `  npm run owner -- ${each.usage}`)].join('\n')
}
