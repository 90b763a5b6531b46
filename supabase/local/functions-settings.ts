import type { FunctionsEnvironment } from './functions-runtime/functions-environment.ts'

/** Variables of a real mail service; either of the first two switches the local mail catcher off. */
const mailNames = [
  'SMTP_HOST',
  'MAIL_API_URL',
  'SMTP_PORT',
  'SMTP_USER',
  'SMTP_PASSWORD',
  'SMTP_SECURE',
  'MAIL_API_KEY',
] as const

/** The functions' environment: the local database, and the local mail catcher unless a mail service is set. */
export function functionsSettings(local: {
  databaseUrl: string
  secretKey: string
  publishableKey: string
  siteUrl: string
  mailPort: number
}): FunctionsEnvironment {
  const { SWEEP_SECRET, TEAM_FEED_SECRET, OWNER_CALENDARS, OWNER_TIME_ZONE, OWNER_EMAILS } = process.env
  const { PROVIDER_NAME, TEAM_EMAIL, MAIL_FROM, CALENDAR_EMAIL, SITE_URL, WEBHOOK_URL, WEBHOOK_SECRET } =
    process.env
  return {
    SUPABASE_URL: local.databaseUrl,
    SUPABASE_SERVICE_ROLE_KEY: local.secretKey,
    SUPABASE_ANON_KEY: local.publishableKey,
    SITE_URL: SITE_URL || local.siteUrl,
    PROVIDER_NAME: PROVIDER_NAME || 'Mission Growth Partners',
    TEAM_EMAIL: TEAM_EMAIL || 'team@example.org',
    MAIL_FROM: MAIL_FROM || 'hello@example.org',
    CALENDAR_EMAIL: CALENDAR_EMAIL || 'calendar@example.org',
    ...(SWEEP_SECRET && { SWEEP_SECRET }),
    ...(TEAM_FEED_SECRET && { TEAM_FEED_SECRET }),
    ...(OWNER_CALENDARS && { OWNER_CALENDARS }),
    ...(OWNER_TIME_ZONE && { OWNER_TIME_ZONE }),
    ...(OWNER_EMAILS && { OWNER_EMAILS }),
    ...(WEBHOOK_URL && { WEBHOOK_URL, WEBHOOK_SECRET: WEBHOOK_SECRET ?? '' }),
    ...(mailService() ?? { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(local.mailPort), SMTP_SECURE: 'false' }),
  }
}

function mailService(): Partial<FunctionsEnvironment> | undefined {
  if (!process.env['SMTP_HOST'] && !process.env['MAIL_API_URL']) return undefined
  const given = mailNames.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []))
  return Object.fromEntries(given)
}
