import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { type Backend, createBackend, newSecretKey, publishableKey } from './backend/create-backend.ts'
import { type DatabaseLock, lockDatabase } from './database-lock.ts'
import { localFunctions } from './functions.ts'
import { functionsSettings } from './functions-settings.ts'
import { listen } from './listen.ts'
import { startMailCatcher } from './mail/mail-catcher.ts'
import { answerMail } from './mail/mail-pages.ts'
import { openOwnerServer } from './owner-server.ts'
import { ownerCommand, printable } from './printable.ts'
import { type Parts, publicListener } from './public-server.ts'
import { type SiteHandler, serveSite } from './serve-site.ts'

/** Milliseconds between two reads of the owner's calendars. */
const calendarPause = 600_000

export interface LocalSiteOptions {
  /** 0 selects a free port. */
  port: number
  /** Default: `localhost`. */
  host?: string
  dataDir: string
  mailDir: string
  siteDir: string
  /** Creates the handler for pages, instead of serving `siteDir`. Runs while the rest starts. */
  site?: (server: Server) => Promise<SiteHandler>
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined
  /** Keeps the functions' log lines off the console. */
  quiet?: boolean
  /** Milliseconds between two sweeps of the outbox; 0 disables them, for tests that control sending. */
  sweepPause?: number
  /** Does not wait for writes to reach the disk; for tests only. */
  relaxedDurability?: boolean
}

export type LocalSite = Awaited<ReturnType<typeof start>>

/**
 * Starts pages, database, functions and mail catcher at one URL, in this process. Resolves when all parts
 * respond; if one fails to start, stops the others.
 *
 * @throws Error of the part that failed
 */
export async function startLocalSite(options: LocalSiteOptions) {
  const undo: Array<() => unknown> = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    return await start(options, undo, close)
  } catch (error) {
    await close()
    throw error
  }
}

async function start(options: LocalSiteOptions, undo: Array<() => unknown>, close: () => Promise<void>) {
  const { host = 'localhost', dataDir, mailDir, databaseUrl, quiet = false } = options
  const secretKey = newSecretKey()
  const token = randomBytes(24).toString('base64url')
  const parts: Parts = {}

  const listener = await listen(host, options.port, publicListener(parts))
  undo.push(listener.close)
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${listener.port}`
  const callFunction = async (name: Work) => {
    const headers = { apikey: secretKey }
    const answer = await functions.answer(
      new Request(`http://localhost/functions/v1/${name}`, { method: 'POST', headers }),
    )
    if (!answer.ok) throw new Error(`The functions answered with status ${answer.status}.`)
    return (await answer.json()) as Outcome
  }
  const query: Backend['query'] = async (sql, params) => {
    if (!parts.backend) throw new Error('The database is stopped.')
    return parts.backend.query(sql, params)
  }
  const owner = await openOwnerServer(query, token)
  undo.push(owner.close)

  if (!databaseUrl) {
    const ownerUrl = `http://127.0.0.1:${owner.port}`
    const lock: DatabaseLock = { pid: process.pid, siteUrl: url, url: ownerUrl, token }
    undo.push(lockDatabase(dataDir, lock))
  }
  let mail = await startMailCatcher(mailDir)
  const mailPort = mail.port
  parts.mail = { handle: answerMail(() => mail.list()) }
  undo.push(() => mail.close())

  const startDatabase = async () => {
    parts.backend ??= await createBackend({
      dataDir,
      databaseUrl,
      secretKey,
      relaxedDurability: options.relaxedDurability,
    })
  }
  const stopDatabase = async () => {
    const { backend } = parts
    parts.backend = undefined
    await backend?.close()
  }
  undo.push(stopDatabase)
  const settings = functionsSettings({ secretKey, publishableKey, siteUrl: url, mailPort })

  const log = (line: string) => quiet || console.log(printable(`[functions] ${line}`))
  const functions = localFunctions(settings, parts, log)
  parts.functions = functions

  const { site, siteDir } = options
  const pages = async () => (site ? site(listener.server) : serveSite(siteDir))

  // Wait for all of them even if one fails, so that the others can be stopped.
  const started = await Promise.allSettled([pages(), startDatabase()])
  for (const part of started) if (part.status === 'rejected') throw part.reason
  // Last: a page that comes before the database would lose its visitor's first request.
  parts.pages = started[0].status === 'fulfilled' ? started[0].value : undefined

  const { sweepPause: pause = 3_000 } = options
  if (pause > 0) undo.push(repeat('sweep-outbox', callFunction, pause))
  if (settings.ownerCalendars.addresses.length > 0)
    undo.push(repeat('read-calendars', callFunction, calendarPause))
  // A calendar that was removed frees its hours.
  else await query("select api.begin_calendars('{}', '{}')")
  return {
    /** Without a trailing slash. */
    url,
    /** Runs SQL as the owner. */
    query,
    mail: { list: () => mail.list(), clear: () => mail.clear() },
    /** Makes every save and booking fail, as if the database were unreachable. */
    stopDatabase,
    startDatabase,
    /** Makes every notification fail. */
    stopMail: () => mail.close(),
    async startMail(): Promise<void> {
      mail = await startMailCatcher(mailDir, mailPort)
    },
    /** Sends due messages, as the timer does. */
    async sweep(): Promise<void> {
      await callFunction('sweep-outbox')
    },
    close,
  }
}

type Work = 'sweep-outbox' | 'read-calendars'
type Outcome = { failed: number; more?: boolean }

/**
 * Calls a function repeatedly until the returned function is called, as pg_cron does on a hosted project.
 *
 * @param pause Milliseconds from the end of one run to the next; if it returns `more`, it runs again immediately.
 */
function repeat(work: Work, callFunction: (work: Work) => Promise<Outcome>, pause: number): () => void {
  let timer = setTimeout(run, Math.min(pause, 3_000))
  let stopped = false
  let problem = ''

  async function run(): Promise<void> {
    const outcome = await callFunction(work).catch((error: Error) => error)
    if (stopped) return
    let said = outcome instanceof Error ? outcome.message : ''
    if (work === 'read-calendars' && 'failed' in outcome && outcome.failed)
      said = `${outcome.failed} of your calendars cannot be read: ${ownerCommand('calendars')}`
    // Not again while the same problem lasts.
    if (said && said !== problem) console.error(printable(`[${work}] ${said}`))
    problem = said
    timer = setTimeout(run, 'more' in outcome && outcome.more ? 0 : pause)
  }

  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
