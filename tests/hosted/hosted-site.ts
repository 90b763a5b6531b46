import type { LocalSite } from '../../supabase/local/local-site.ts'
import { backendUrl, siteUrl, startDeployedStack } from './stack.ts'

/** The deployed rehearsal project, with the interface of `npm start`'s site. */
export async function openHostedSite(): Promise<LocalSite> {
  const stack = await startDeployedStack()
  const { sql, mail, secretKey } = stack
  const query: LocalSite['query'] = async (text, params = []) =>
    [...(await sql.unsafe(text, params as never[]))] as never[]
  // No scheduled sweeps, so that only the page's request sends mails, as in the other tests.
  await sql`select cron.unschedule(jobname) from cron.job`
  return {
    url: siteUrl,
    query,
    mail,
    stopDatabase: unsupported,
    startDatabase: unsupported,
    stopMail: unsupported,
    startMail: unsupported,
    async sweep() {
      const answer = await fetch(`${backendUrl}/functions/v1/sweep-outbox`, {
        method: 'POST',
        headers: { apikey: secretKey },
      })
      if (!answer.ok) throw new Error(`The sweep answered with status ${answer.status}.`)
    },
    close: stack.close,
  }
}

const unsupported = () => Promise.reject(new Error('The rehearsal cannot do this.'))
