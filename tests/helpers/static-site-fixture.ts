import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../../supabase/local/listen.ts'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { serveSite } from '../../supabase/local/serve-site.ts'
import { testsOf } from './page-troubles.ts'

export { expect } from '@playwright/test'

export type StaticSite = Awaited<ReturnType<typeof startStaticSite>>

/** The server's time in every answer: a Friday, so that the scheduler's dates start on the next Monday. */
export const shownNow = new Date('2026-11-20T15:00:00Z')

/** Serves the built site with its real headers. Of the backend, it has only the answers that a test sets. */
async function startStaticSite() {
  const pages = serveSite(readLocalSettings().siteDir)
  const { port, close } = await listen('127.0.0.1', 0, async (request, response) => {
    const [, name] = /^\/(?:rest|functions)\/v1\/(?:rpc\/)?([\w-]+)/.exec(request.url ?? '') ?? []
    if (name) {
      const sent = (await json(request).catch(() => ({}))) as { id?: string }
      const answer = name in site.answers ? site.answers[name] : { id: sent.id, ok: true }
      const [, status = 200] = /^PT(\d+)$/.exec((answer as { code?: string } | null)?.code ?? '') ?? []
      const head = { 'content-type': 'application/json', date: shownNow.toUTCString() }
      response.writeHead(Number(status), head).end(JSON.stringify(answer))
      return
    }
    if (site.fontDelay > 0 && request.url?.startsWith('/fonts/')) await wait(site.fontDelay)
    pages(request, response)
  })
  const site = {
    url: `http://127.0.0.1:${port}`,
    /** The backend's answers by table or function; one with a code such as PT404 has its status. All else is stored. */
    answers: {} as Readonly<Record<string, unknown>>,
    /** Delays fonts by this time, in ms. */
    fontDelay: 0,
    close,
  }
  return site
}

/** The built site without a backend, for visual and accessibility tests. */
export const test = testsOf(
  startStaticSite,
  // Expected errors on the 404 page.
  /404 \(Not Found\).*\/no-such-page/,
  '404 /',
)
