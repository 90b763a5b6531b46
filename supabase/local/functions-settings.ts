import { site } from '../../content/site.ts'
import { readSettings } from '../functions/_shared/environment.ts'

/** Whether mails are really sent. */
export const hasMailService = () => Boolean(process.env['SMTP_HOST'])

/**
 * The functions' settings: those of this process, with its database, and its mail catcher unless a mail service is set.
 *
 * @throws Error with a line for each invalid variable
 */
export function functionsSettings(local: {
  secretKey: string
  publishableKey: string
  siteUrl: string
  mailPort: number
}) {
  const own: Readonly<Record<string, string>> = {
    SUPABASE_URL: local.siteUrl,
    SUPABASE_SERVICE_ROLE_KEY: local.secretKey,
    SUPABASE_ANON_KEY: local.publishableKey,
    SUPABASE_SECRET_KEYS: '',
    SUPABASE_PUBLISHABLE_KEYS: '',
    ...(!hasMailService() && { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(local.mailPort), SMTP_USER: '' }),
  }
  const usual: Readonly<Record<string, string>> = { SITE_URL: local.siteUrl, MAIL_FROM: site.email }
  return readSettings((name) => own[name] ?? (process.env[name] || usual[name]))
}
