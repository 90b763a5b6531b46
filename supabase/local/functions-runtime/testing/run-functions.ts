import { startFunctions } from '../start-functions.ts'

/** Starts the functions in a process of its own, says which one Deno is, and waits to be killed. */
const functions = await startFunctions({
  env: {
    SUPABASE_URL: 'http://127.0.0.1:9',
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
    SUPABASE_ANON_KEY: 'sb_publishable_test',
    SITE_URL: 'http://localhost:5200',
    PROVIDER_NAME: 'Mission Growth Partners',
    TEAM_EMAIL: 'team@example.org',
    MAIL_FROM: 'hello@example.org',
    SMTP_HOST: '127.0.0.1',
  },
})
console.log(`pid ${functions.pid()}`)
