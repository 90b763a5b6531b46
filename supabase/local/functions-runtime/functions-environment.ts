/** What the functions read from their environment; `supabase/deploy/README.md` says what each one is. */
export type FunctionsEnvironment = {
  /** The origin of the database's interface: `/rest/v1` is appended. */
  SUPABASE_URL: string
  SUPABASE_SERVICE_ROLE_KEY: string
  /** The publishable key, which every caller has to show. */
  SUPABASE_ANON_KEY: string
  SITE_URL: string
  PROVIDER_NAME: string
  TEAM_EMAIL: string
  MAIL_FROM: string
  CALENDAR_EMAIL?: string
  SMTP_HOST?: string
  SMTP_PORT?: string
  SMTP_USER?: string
  SMTP_PASSWORD?: string
  SMTP_SECURE?: string
  MAIL_API_URL?: string
  MAIL_API_KEY?: string
  WEBHOOK_URL?: string
  WEBHOOK_SECRET?: string
  SWEEP_SECRET?: string
  TEAM_FEED_SECRET?: string
  OWNER_CALENDARS?: string
  OWNER_TIME_ZONE?: string
  OWNER_EMAILS?: string
}

/**
 * The `host:port` pairs that Deno may connect to: the database, the site's own pages, the mail service and the
 * webhook, nothing else.
 * Undefined for any: a calendar's host may send on to another.
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
