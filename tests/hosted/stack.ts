import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { listen } from '../../supabase/local/listen.ts'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { startMailCatcher } from '../../supabase/local/mail/mail-catcher.ts'
import { run } from '../../supabase/local/run.ts'
import { type SiteHandler, serveSite } from '../../supabase/local/serve-site.ts'
import type { PostgresCluster } from '../database/support/postgres-cluster.ts'
import { freePort } from '../helpers/free-port.ts'
import { FunctionsHost } from './functions-host.ts'
import { startGateway } from './gateway.ts'
import { projectRef, startManagementApi } from './management-api.ts'
import { fetchParts, postgrestProgram, startPlatform } from './postgres.ts'

/** Both URLs are fixed, because the build contains the backend's. */
export const siteUrl = 'http://localhost:4990'
export const backendUrl = 'http://localhost:4991'
export const publishableKey = 'sb_publishable_rehearsal'
const sweepSecret = 'a-long-secret-of-the-rehearsal'

export const buildEnvironment = {
  VITE_SUPABASE_URL: backendUrl,
  VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  SITE_URL: siteUrl,
  SITE_PREVIEW: '1',
}

export type HostedStack = Awaited<ReturnType<typeof startHostedStack>>

/**
 * An empty hosted project. PostgreSQL, pg_cron, PostgREST and Deno are real; the gateway, management
 * API, pg_net, mail service and static host are stubs.
 */
async function startHostedStack() {
  fetchParts()
  const folder = mkdtempSync(join(tmpdir(), 'hosted-'))
  const undo: Array<() => unknown> = [() => rmSync(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const postgresServer = await startPlatform()
    undo.push(postgresServer.close)
    const mail = await startMailCatcher(join(folder, 'mail'))
    undo.push(mail.close)

    const jwtSecret = randomBytes(32).toString('hex')
    const secretKey = `sb_secret_${randomBytes(24).toString('base64url')}`
    const restPort = await freePort()
    const rest = await startPostgrest(postgresServer, jwtSecret, restPort)
    undo.push(() => rest.kill('SIGKILL'))

    const host = new FunctionsHost(() => ({
      ...Object.fromEntries(api.secrets),
      SUPABASE_URL: backendUrl,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    }))
    undo.push(() => host.close())
    const api = await startManagementApi(join(folder, 'functions'), (uploaded) => host.run(uploaded))
    undo.push(api.close)
    const keys = { publishableKey, secretKey, jwtSecret }
    const port = Number(new URL(backendUrl).port)
    undo.push((await startGateway({ port, ...keys, restPort, functionPort: host.port })).close)
    // Opened on the first request, after the deploy has built the site.
    let pages: SiteHandler | undefined
    const site = await listen('localhost', Number(new URL(siteUrl).port), (request, response) => {
      pages ??= serveSite(join(projectRoot, 'dist'))
      pages(request, response)
    })
    undo.push(site.close)
    undo.push(startPgNet(postgresServer.url()).close)
    const sql = postgres(postgresServer.url('postgres'), { max: 4, onnotice: () => undefined })
    undo.push(() => sql.end({ timeout: 1 }))

    const envFile = join(folder, '.env.deploy')
    writeFileSync(envFile, deploySettings(api.port, mail.port, postgresServer.url('postgres')))
    return {
      postgres: postgresServer,
      secretKey,
      sql,
      mail,
      /** The file for `npm run deploy -- --env`. */
      envFile,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** @throws Error with the end of its output */
export const runDeploy = ({ envFile }: HostedStack): Promise<string> =>
  run('npm', ['run', '--silent', 'deploy', '--', '--env', envFile])

export async function startDeployedStack(): Promise<HostedStack> {
  const stack = await startHostedStack()
  await runDeploy(stack)
  return stack
}

/** Emulates pg_net's worker: every half second, sends the requests that `net.http_post` queued. */
function startPgNet(adminUrl: string): { close(): Promise<void> } {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => undefined })
  const send = async () => {
    const queued = await sql<{ url: string; headers: Record<string, string>; body: object }[]>`
      delete from net.http_request_queue returning url, headers, body`
    await Promise.all(
      queued.map(({ url, headers, body }) =>
        fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined),
      ),
    )
  }
  // Ignore errors: the project may be closing.
  const timer = setInterval(() => void send().catch(() => undefined), 500)
  return {
    async close() {
      clearInterval(timer)
      await sql.end({ timeout: 1 })
    },
  }
}

async function startPostgrest(server: PostgresCluster, jwtSecret: string, port: number) {
  const env = {
    PGRST_DB_URI: server.url('authenticator'),
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_EXTRA_SEARCH_PATH: 'public, extensions',
    PGRST_DB_MAX_ROWS: '1000',
    PGRST_JWT_SECRET: jwtSecret,
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(port),
  }
  const started = spawn(postgrestProgram, { stdio: 'ignore', env })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status < 500,
      () => false,
    )
  while (!(await answers())) {
    if (started.exitCode !== null) throw new Error('PostgREST does not start.')
    await wait(50)
  }
  return started
}

function deploySettings(apiPort: number, mailPort: number, databaseUrl: string): string {
  const settings = {
    SUPABASE_PROJECT_REF: projectRef,
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
    SUPABASE_API_URL: `http://127.0.0.1:${apiPort}`,
    DATABASE_URL: databaseUrl,
    ...buildEnvironment,
    TEAM_EMAIL: 'hello@example.org',
    MAIL_FROM: 'hello@example.org',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailPort),
    SWEEP_SECRET: sweepSecret,
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}
