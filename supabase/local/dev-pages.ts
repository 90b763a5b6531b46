import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { stripVTControlCharacters } from 'node:util'
import { createDevMiddleware, renderPage } from 'vike/server'
import { projectRoot } from './local-settings.ts'
import { pathOf, type SiteHandler } from './serve-site.ts'

/** Serves the pages from their sources, with hot reload. */
export async function startDevPages(
  server: Server,
  localDir: string,
): Promise<{ handler: SiteHandler; close(): Promise<void> }> {
  const own = process.listeners('SIGTERM')
  const { devMiddleware, viteServer } = await createDevMiddleware({
    root: projectRoot,
    viteConfig: { server: { ...viteSettings(localDir), hmr: { server } } },
  })
  // Remove Vite's own handler: it would exit while the database is closing.
  for (const listener of process.listeners('SIGTERM')) {
    if (!own.includes(listener)) process.off('SIGTERM', listener)
  }
  server.on('upgrade', (request, socket: Socket) => {
    // Hot reload connections may be idle for hours. Vite ignores other upgrades and leaves their sockets open.
    if (/\bvite-(hmr|ping)\b/.test(request.headers['sec-websocket-protocol'] ?? '')) socket.setTimeout(0)
    else socket.destroy()
  })
  return {
    handler(request, response) {
      const { url = '', headers } = request
      // This opens a file in the developer's editor: allow only Vite's own panel, not other sites.
      if (url.startsWith('/__open-in-editor') && headers['sec-fetch-site'] !== 'same-origin')
        response.writeHead(403).end()
      else devMiddleware(request, response, () => sendPage(request, response))
    },
    close: () => viteServer.close(),
  }
}

/**
 * Denies other origins, and the folder with the database and mails. vike lets Vite serve the whole project, so that
 * folder is denied at its configured path and, if that is a symbolic link, at its real path too.
 */
const viteSettings = (localDir: string) => ({
  cors: false,
  // Builds write files there, which must not reload the page.
  watch: { ignored: ['**/.cache/**', '**/dist/**'] },
  fs: {
    strict: true,
    deny: [
      ...['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.local/**'],
      ...[localDir, realpathSync(localDir)].map((folder) => `${folder}/**`),
    ],
  },
})

/** Renders a page, or the stack of an error. */
const sendPage: SiteHandler = async (request, response) => {
  // Vite did not find these internal URLs; passed to vike, they would be reported as a bug.
  if (/^\/(@fs\/|@vite\/|__vite_ping)/.test(pathOf(request))) {
    response.writeHead(404).end()
    return
  }
  const { httpResponse, errorWhileRendering } = await renderPage({
    urlOriginal: request.url ?? '/',
    headersOriginal: request.headers,
  })
  if (errorWhileRendering) {
    const { stack } = errorWhileRendering as Error
    const text = stripVTControlCharacters(stack ?? String(errorWhileRendering))
    response.writeHead(500, { 'content-type': 'text/plain;charset=utf-8' }).end(text)
    return
  }
  for (const [name, value] of httpResponse.headers) response.appendHeader(name, value)
  response.statusCode = httpResponse.statusCode
  httpResponse.pipe(response)
}
