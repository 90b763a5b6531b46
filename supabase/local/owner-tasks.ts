import { listCalendars, readCalendarsNow, readCalls, recordOutcome } from './call-tasks.ts'
import { exportPerson, forgetPerson } from './person-tasks.ts'
import { readLeads } from './read-leads.ts'
import { writeBackup } from './write-backup.ts'

/** A database as its owner has it, whichever process it is open in. */
export interface OwnedDatabase {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Everything, as one compressed archive; the embedded database alone has it. */
  dump?(): Promise<Uint8Array>
  /** Asks the functions that run in this process, and says how it went. */
  readCalendars?(): Promise<string>
}

/** What the owner's commands do with a database. Each takes one text, and answers with what JSON can hold. */
const ownerTasks = {
  leads: readLeads,
  calls: readCalls,
  outcome: recordOutcome,
  calendars: listCalendars,
  readCalendars: readCalendarsNow,
  export: exportPerson,
  forget: forgetPerson,
  backup: writeBackup,
} as const satisfies Record<string, (database: OwnedDatabase, argument: string) => Promise<unknown>>

export type OwnerTask = keyof typeof ownerTasks
export type TaskResult<Task extends OwnerTask> = Awaited<ReturnType<(typeof ownerTasks)[Task]>>

export function isOwnerTask(name: string): name is OwnerTask {
  return Object.hasOwn(ownerTasks, name)
}

/** @throws Error in words for the owner, also for what the database refuses. */
export async function runOwnerTask<Task extends OwnerTask>(
  task: Task,
  database: OwnedDatabase,
  argument: string,
): Promise<TaskResult<Task>> {
  try {
    return (await ownerTasks[task](database, argument)) as TaskResult<Task>
  } catch (error) {
    throw new Error(inWords(error as Error & { code?: string; detail?: string; hint?: string }))
  }
}

/** Our own refusals say what to do in their hint, and about what in their detail. */
function inWords({ code, message, detail, hint }: Error & { code?: string; detail?: string; hint?: string }) {
  if (!code?.startsWith('PT') || !hint) return message
  return detail ? `${hint} (${detail})` : hint
}
