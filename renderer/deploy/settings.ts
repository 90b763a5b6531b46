import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { problemLine } from '../../content/validation/problem.ts'
import { buildKind, siteUrlProblem } from '../../content/validation/release-problems.ts'
import { environmentNames, readSettings } from '../../supabase/functions/_shared/environment.ts'

export type DeploySettings = Readonly<ReturnType<typeof readDeploySettings>>

const required = {
  SUPABASE_PROJECT_REF: 'the project’s reference: 20 letters in its dashboard’s address',
  SUPABASE_ACCESS_TOKEN: 'dashboard, Account, Access Tokens: sbp_…',
  DATABASE_URL: 'dashboard, Connect, Session pooler: the address with the database password in it',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'dashboard, Project Settings, API Keys: sb_publishable_…',
  SWEEP_SECRET: 'long and random, such as the output of: openssl rand -base64 32',
}

/** @throws Error that lists every missing or invalid value, without the values */
export function readDeploySettings(file: string) {
  if (!existsSync(file)) {
    throw new Error(`${file} does not exist. Copy renderer/deploy/env.example to it, and fill it in.`)
  }
  const variables = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>
  const problems = Object.entries(required).flatMap(([name, where]) =>
    variables[name] ? [] : [`${name} is missing: ${where}.`],
  )
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])))
  const value = (name: keyof typeof required) => variables[name] ?? ''
  const projectRef = value('SUPABASE_PROJECT_REF')
  const backendUrl = (variables['VITE_SUPABASE_URL'] || `https://${projectRef}.supabase.co`).replace(
    /\/+$/,
    '',
  )
  const ofPlatform: Record<string, string> = {
    SUPABASE_URL: backendUrl,
    SUPABASE_SERVICE_ROLE_KEY: 'the platform’s',
  }
  // The same validation as in the functions, which would otherwise fail at their first request.
  let functions: ReturnType<typeof readSettings> | undefined
  try {
    functions = readSettings((name) => ofPlatform[name] ?? variables[name])
  } catch (error) {
    problems.push(...(error as Error).message.split('\n'))
  }
  const notPublic = buildKind(variables) === 'release' && siteUrlProblem(variables['SITE_URL'] ?? '')
  if (notPublic) problems.push(problemLine(notPublic))
  if (!functions || problems.length > 0) throw new Error([`${file} is not ready:`, ...problems].join('\n- '))
  return {
    projectRef,
    /** Supabase's management API. Another one only in the rehearsal. */
    apiUrl: variables['SUPABASE_API_URL'] || 'https://api.supabase.com',
    accessToken: value('SUPABASE_ACCESS_TOKEN'),
    databaseUrl: value('DATABASE_URL'),
    /** The origin of the project: https://REF.supabase.co. */
    backendUrl,
    siteUrl: functions.siteUrl,
    sweepSecret: functions.sweepSecret,
    /** What publishes dist/client, if the deploy is to do that too. */
    publishCommand: variables['PUBLISH_COMMAND'] || undefined,
    /** The functions' variables, by name. */
    secrets: given(environmentNames.filter((name) => !name.startsWith('SUPABASE_'))),
    /** What the build and the database's driver read. */
    environment: {
      ...given(['PGSSLROOTCERT', 'SITE_URL', 'SITE_PREVIEW']),
      VITE_SUPABASE_URL: backendUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: value('VITE_SUPABASE_PUBLISHABLE_KEY'),
    },
  }
}
