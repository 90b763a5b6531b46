import type { environmentNames } from '../../functions/_shared/environment.ts'

/** The functions' environment variables; `supabase/deploy/README.md` describes them. */
export type FunctionsEnvironment = Partial<Record<(typeof environmentNames)[number], string>> &
  Record<'SUPABASE_URL' | 'SITE_URL', string>

/**
 * The only `host:port` pairs that Deno may connect to: the database, the site, the mail service and the webhook.
 * Undefined means any host: with OWNER_CALENDARS, a calendar's host may redirect to another.
 */
export function reachableHosts(env: FunctionsEnvironment): string[] | undefined {
  if (env.OWNER_CALENDARS) return undefined
  const hosts = [hostAndPort(env.SUPABASE_URL), hostAndPort(env.SITE_URL)]
  if (env.SMTP_HOST) hosts.push(`${env.SMTP_HOST}:${env.SMTP_PORT ?? '465'}`)
  if (env.MAIL_API_URL) hosts.push(hostAndPort(env.MAIL_API_URL))
  if (env.WEBHOOK_URL) hosts.push(hostAndPort(env.WEBHOOK_URL))
  return hosts
}

function hostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address)
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}
