import { environmentNames } from '../functions/_shared/environment.ts'
import { siteEmail } from '../functions/_shared/site-values.ts'

/** Whether mails are really sent. */
export const hasMailService = () => Boolean(process.env['SMTP_HOST'])

/** The functions' environment: the local database, and the mail catcher unless a mail service is configured. */
export function functionsSettings(local: {
  secretKey: string
  publishableKey: string
  siteUrl: string
  mailPort: number
}): Record<string, string> {
  const given = environmentNames.flatMap((name) => {
    const value = process.env[name]
    return value && (hasMailService() || !name.startsWith('SMTP_')) ? [[name, value]] : []
  })
  return {
    SITE_URL: local.siteUrl,
    MAIL_FROM: siteEmail,
    ...(!hasMailService() && { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(local.mailPort) }),
    ...Object.fromEntries(given.filter(([name]) => !name?.startsWith('SUPABASE_'))),
    SUPABASE_URL: local.siteUrl,
    SUPABASE_SERVICE_ROLE_KEY: local.secretKey,
    SUPABASE_ANON_KEY: local.publishableKey,
  }
}
