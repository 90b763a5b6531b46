import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createDevMiddleware, renderPage } from 'vike/server'
import { projectRoot } from './local-settings.ts'
import { printable } from './printable.ts'
import { pathOf } from './request-target.ts'
import type { SiteHandler } from './serve-site.ts'

/** The pages from their sources, with hot reload. */
export async function startDevPages(
  server: Server,
  localDir: string,
): Promise<{ handler: SiteHandler; close(): Promise<void> }> {
  const own = process.listeners('SIGTERM')
  const { devMiddleware, viteServer } = await createDevMiddleware({
    root: projectRoot,
    viteConfig: { server: { ...viteSettings(localDir), hmr: { server } } },
  })
  // Vite would end the process on its own, in the middle of closing the database.
  for (const listener of process.listeners('SIGTERM')) {
    if (!own.includes(listener)) process.off('SIGTERM', listener)
  }
  server.on('upgrade', (request, socket: Socket) => {
    // Hot reload is silent for hours; what is nothing to Vite, nobody else would ever end.
    if (/\bvite-(hmr|ping)\b/.test(request.headers['sec-websocket-protocol'] ?? '')) socket.setTimeout(0)
    else socket.destroy()
  })
  return {
    handler(request, response) {
      const { url = '/', headers } = request
      const path = pathOf(request)
      if (!isPrintable(path)) response.writeHead(400).end()
      // Opens a file in the developer's editor: from Vite's own panel on a page, and from no other site's.
      else if (path.startsWith('/__open-in-editor') && headers['sec-fetch-site'] !== 'same-origin')
        response.writeHead(403).end()
      else {
        // Pages read their query in the browser; here it would only be written to the terminal.
        if (!isPrintable(url)) request.url = path
        devMiddleware(request, response, () => sendPage(request, response))
      }
    },
    close: () => viteServer.close(),
  }
}

/**
 * Nothing for pages of another origin, nothing of the folder with the database and the mails. vike lets Vite serve the
 * whole project, so the folder is denied by name, wherever it was moved to, and where it is a link by both names.
 */
const viteSettings = (localDir: string) => ({
  cors: false,
  // A build beside it writes documents there: no reason to reload the page.
  watch: { ignored: ['**/.cache/**'] },
  fs: {
    strict: true,
    deny: [
      ...['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.local/**'],
      ...[localDir, realpathSync(localDir)].map((folder) => `${folder}/**`),
    ],
  },
})

/** Whether an address is without anything that steers a terminal: vike and Vite write it there decoded. */
function isPrintable(address: string): boolean {
  try {
    const decoded = decodeURIComponent(address)
    return printable(decoded) === decoded
  } catch {
    return false
  }
}

/** What is no file is a page; one that fails is told in the browser and on the console. */
const sendPage: SiteHandler = async (request, response) => {
  // Vite's own, where Vite has no answer: vike takes it for a mistake of the program.
  if (/^\/(@fs\/|@vite\/|__vite_ping)/.test(pathOf(request))) {
    response.writeHead(404).end()
    return
  }
  try {
    const { httpResponse } = await renderPage({
      urlOriginal: request.url ?? '/',
      headersOriginal: request.headers,
    })
    for (const [name, value] of httpResponse.headers) response.appendHeader(name, value)
    response.statusCode = httpResponse.statusCode
    httpResponse.pipe(response)
  } catch (error) {
    console.error(error)
    response.writeHead(500, { 'content-type': 'text/plain;charset=utf-8' }).end(String(error))
  }
}
