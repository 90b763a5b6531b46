import { printable } from './printable.ts'

/*
 * `npm run owner -- leads`: what the owner of the site does with its data. Each command works whether the site is
 * running or not, except restore, which needs it stopped.
 */

type Command = { default: (args: readonly string[]) => Promise<void> }

const commands: Readonly<Record<string, { usage: string; load: () => Promise<Command> }>> = {
  leads: { usage: 'leads [--json|--csv]', load: () => import('./leads.ts') },
  calls: { usage: 'calls [--all] [--json|--csv]', load: () => import('./calls.ts') },
  call: { usage: 'call ID --outcome no-show|done [--note "…"]', load: () => import('./call.ts') },
  calendars: { usage: 'calendars [--now] [--json]', load: () => import('./calendars.ts') },
  export: { usage: 'export ADDRESS', load: () => import('./export-person.ts') },
  forget: { usage: 'forget ADDRESS', load: () => import('./forget-person.ts') },
  backup: { usage: 'backup [FILE]', load: () => import('./backup.ts') },
  restore: { usage: 'restore FILE', load: () => import('./restore.ts') },
}

const [name = '', ...args] = process.argv.slice(3)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (!command) throw new Error(usage())
  await (await command.load()).default(args)
} catch (error) {
  console.error((error as Error).message.split('\n').map(printable).join('\n'))
  process.exitCode = 1
}

function usage(): string {
  return ['Usage:', ...Object.values(commands).map((each) => `  npm run owner -- ${each.usage}`)].join('\n')
}
