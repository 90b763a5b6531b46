import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../../supabase/local/backend/create-backend.ts'
import { type Functions, startFunctions } from '../../supabase/local/functions-runtime/start-functions.ts'
import { openInternalDoor } from '../../supabase/local/internal-door.ts'
import type { Listener } from '../../supabase/local/listen.ts'
import { raw, sendRaw } from './support/raw.ts'

/* The two addresses that only the site's own processes know: a page that tries all ports finds them too. */

let database: Listener
let functions: Functions
beforeAll(async () => {
  const handle: Backend['handle'] = async (_request, response) => {
    response.end('rows')
    return true
  }
  database = await openInternalDoor({ backend: () => ({ handle }) as Backend, token: 'token' })
  functions = await startFunctions({
    log: () => {},
    env: {
      SUPABASE_URL: `http://127.0.0.1:${database.port}`,
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
      SUPABASE_ANON_KEY: 'sb_publishable_test',
      SITE_URL: 'http://localhost:1',
      PROVIDER_NAME: 'Mission Growth Partners',
      TEAM_EMAIL: 'team@example.org',
      MAIL_FROM: 'hello@example.org',
      SMTP_HOST: '127.0.0.1',
    },
  })
})
afterAll(async () => {
  await functions.close()
  await database.close()
})

const ask = async (port: number, target: string, host: string) =>
  (await sendRaw(port, raw(`GET ${target}`, { Host: host, Connection: 'close' }), { patience: 5_000 }))
    .statuses

describe.each(['elsewhere.example', 'localhost', '127.0.0.1.elsewhere.example', '[::1]'])(
  'a page of %s, which points at this machine',
  (name) => {
    test('reaches neither the database nor the functions past the public door', async () => {
      const port = Number(new URL(functions.url).port)
      expect(await ask(database.port, '/rest/v1/leads', `${name}:${database.port}`)).toEqual([421])
      expect(await ask(port, '/functions/v1/submit-form?form=contact', `${name}:${port}`)).toEqual([421])
    })
  },
)

test('the site’s own processes do', async () => {
  const port = Number(new URL(functions.url).port)
  expect(await ask(database.port, '/rest/v1/leads', `127.0.0.1:${database.port}`)).toEqual([200])
  expect(await ask(port, '/functions/v1/submit-form?form=contact', `127.0.0.1:${port}`)).toEqual([303])
})
