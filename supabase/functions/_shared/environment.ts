import { site } from '../../../content/site.ts'
import { isEmailAddress } from './contracts/form-field.ts'

/** Every variable that the functions read. */
export const environmentNames = [
  'SUPABASE_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_SECRET_KEYS',
  'SUPABASE_ANON_KEY',
  'SUPABASE_PUBLISHABLE_KEYS',
  'SITE_URL',
  'TEAM_EMAIL',
  'MAIL_FROM',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_USER',
  'SMTP_PASSWORD',
  'SWEEP_SECRET',
  'OWNER_CALENDARS',
  'OWNER_EMAILS',
] as const

type EnvironmentName = (typeof environmentNames)[number]

/** @throws Error with a line for each missing or invalid variable, without its value */
export function readSettings(get: (name: EnvironmentName) => string | undefined) {
  const problems = new Set<string>()
  const optional = (name: EnvironmentName) => get(name)?.trim() ?? ''
  const required = (name: EnvironmentName) => {
    const value = optional(name)
    if (!value) problems.add(`The variable ${name} is not set.`)
    return value
  }
  const address = (name: EnvironmentName, value: string) => {
    if (value && !isEmailAddress(value))
      problems.add(`The variable ${name} holds no email address, or several without a comma between.`)
    return value
  }

  const mailFrom = required('MAIL_FROM')
  const [namedKey] = namedKeys(optional('SUPABASE_SECRET_KEYS'))
  // Hosted functions cannot connect to ports 25 and 587, only to 465 and 2465 (both implicit TLS).
  const port = Number(optional('SMTP_PORT') || '465')
  if (!Number.isInteger(port) || port < 1 || port > 65_535) problems.add('SMTP_PORT is not a port number.')
  const settings = {
    databaseUrl: withoutSlash(required('SUPABASE_URL')),
    serviceKey: namedKey ?? required('SUPABASE_SERVICE_ROLE_KEY'),
    /** The keys that a caller may use: there can be several during key rotation. */
    publishableKeys: [
      ...namedKeys(optional('SUPABASE_PUBLISHABLE_KEYS')),
      optional('SUPABASE_ANON_KEY'),
    ].filter(Boolean),
    /** Without a trailing slash. */
    siteUrl: withoutSlash(required('SITE_URL')),
    /** Who gets mails to the team, and replies of a person: the site's own address unless there are others. */
    teamEmails: words(optional('TEAM_EMAIL') || site.email, /[\s,]+/).map((each) =>
      address('TEAM_EMAIL', each),
    ),
    /** The sender: an address with or without a name. */
    mailFrom,
    /** The organizer of calls in calendars: calendars trust an invitation whose organizer is its sender. */
    organizerEmail: address('MAIL_FROM', /<([^<>]*)>$/.exec(mailFrom)?.[1] ?? mailFrom),
    smtp: {
      host: required('SMTP_HOST'),
      port,
      /** Implicit TLS; otherwise STARTTLS if the server offers it. */
      secure: port === 465 || port === 2465,
      user: optional('SMTP_USER'),
      password: optional('SMTP_PASSWORD'),
    },
    /** Authorizes calls like the service key; a hosted database's timer uses it. */
    sweepSecret: optional('SWEEP_SECRET'),
    /** Secret iCal URLs whose busy times cannot be booked, and the owner's email addresses. */
    ownerCalendars: {
      addresses: words(optional('OWNER_CALENDARS'), /\s+/),
      ownerAddresses: words(optional('OWNER_EMAILS'), /[\s,]+/),
    },
  }
  if (problems.size > 0) throw new Error([...problems].join('\n'))
  return settings
}

export type Settings = ReturnType<typeof readSettings>
export type OwnerCalendars = Settings['ownerCalendars']

const words = (list: string, between: RegExp) => list.split(between).filter((word) => word !== '')

/** Parses a hosted project's keys, a JSON object from name to key; `default` comes first. */
function namedKeys(json: string): string[] {
  if (!json) return []
  const keys = JSON.parse(json) as Record<string, string>
  const { default: standard, ...others } = keys
  return [...(standard ? [standard] : []), ...Object.values(others)]
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
