import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../../supabase/local/listen.ts'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { serveSite } from '../../supabase/local/serve-site.ts'
import { stubBackend } from './stub-backend.ts'

export type StaticSite = Awaited<ReturnType<typeof startStaticSite>>

const pdfReader = new URL('../../node_modules/unpdf/dist/pdfjs.mjs', import.meta.url)

export const pdfReaderPath = '/tests/pdf-reader.js'
/** An empty page without a Content-Security-Policy, for drawing mails, images and PDFs. */
export const blankPath = '/tests/blank'

const blank =
  '<!doctype html><html lang="en"><title>Blank</title><style>body{margin:0}</style><body></body></html>'

/**
 * Serves the built site with its real headers and a stubbed backend, for screenshots, audits and benchmarks, which need
 * neither a database nor mail.
 */
export async function startStaticSite() {
  const pages = serveSite(readLocalSettings().siteDir)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (site.refuse(request.url ?? '/')) {
      response.writeHead(503).end()
      return
    }
    if (await stubBackend(request, response)) return
    if (request.url === pdfReaderPath) {
      response.writeHead(200, { 'content-type': 'text/javascript' })
      createReadStream(pdfReader).pipe(response)
      return
    }
    if (request.url === blankPath)
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(blank)
    if (site.fontDelay > 0 && request.url?.startsWith('/fonts/')) await wait(site.fontDelay)
    pages(request, response)
  }
  const listener = await listen('127.0.0.1', 0, (request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  const site = {
    url: `http://127.0.0.1:${listener.port}`,
    /** Delays fonts by this time, in ms. */
    fontDelay: 0,
    /** Whether a path returns status 503. */
    refuse: (_path: string) => false,
    close: listener.close,
  }
  return site
}
