import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../../supabase/local/listen.ts'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { serveSite } from '../../supabase/local/serve-site.ts'
import { stubBackend } from './stub-backend.ts'

export interface StaticSite {
  /** The one address, without a trailing slash. */
  readonly url: string
  /** How long fonts take to come, in ms. */
  fontDelay: number
  /** Which requests are answered with status 503, by their path; none at first. */
  refuse: (path: string) => boolean
  close(): Promise<void>
}

const modules = new URL('../../node_modules/', import.meta.url)

/** Where the simulated screen reader can be imported from by a page: its policy allows scripts of its own origin. */
export const screenReaderPath = '/tests/screen-reader.js'
/** pdf.js, which draws a PDF into a page. */
export const pdfReaderPath = '/tests/pdf-reader.js'
/** A page with nothing on it and no policy, to draw mails, images and PDFs in. */
export const blankPath = '/tests/blank'

const scripts: Readonly<Record<string, URL>> = {
  [screenReaderPath]: new URL('@guidepup/virtual-screen-reader/lib/esm/index.browser.js', modules),
  [pdfReaderPath]: new URL('unpdf/dist/pdfjs.mjs', modules),
}
const blank =
  '<!doctype html><html lang="en"><title>Blank</title><style>body{margin:0}</style><body></body></html>'

/**
 * The built site with its real headers, and a backend that always gives the same answers: for pictures, audits and
 * measurements, which need neither a database nor mail.
 */
export async function startStaticSite(port = 0, siteDir = readLocalSettings().siteDir): Promise<StaticSite> {
  const pages = serveSite(siteDir)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (site.refuse(request.url ?? '/')) {
      response.writeHead(503).end()
      return
    }
    if (await stubBackend(request, response)) return
    const script = scripts[request.url ?? '']
    if (script) {
      response.writeHead(200, { 'content-type': 'text/javascript' })
      createReadStream(script).pipe(response)
      return
    }
    if (request.url === blankPath)
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(blank)
    if (site.fontDelay > 0 && request.url?.startsWith('/fonts/')) await wait(site.fontDelay)
    pages(request, response)
  }
  const listener = await listen('127.0.0.1', port, (request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  const site: StaticSite = {
    url: `http://127.0.0.1:${listener.port}`,
    fontDelay: 0,
    refuse: () => false,
    close: listener.close,
  }
  return site
}
