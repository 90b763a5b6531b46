import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { stripVTControlCharacters } from 'node:util'
import { createDevMiddleware, renderPage } from 'vike/server'
import { projectRoot } from './local-settings.ts'
import { pathOf, type SiteHandler } from './serve-site.ts'

/** Imports a module of the project, by its path from the root, as its sources are now. */
export type Load = <Module>(path: `/${string}`) => Promise<Module>

/**
 * Serves the pages from their sources, with hot reload.
 *
 * @param onChange after a change of what the database and the server functions use
 */
export async function startDevPages(
  server: Server,
  localDir: string,
  onChange: (load: Load) => Promise<void>,
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
  const load: Load = (path) => viteServer.ssrLoadModule(path) as never
  // One after another, and once for all files that an editor saves together.
  let renewing = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  viteServer.watcher.on('all', (_, file) => {
    if (!/(content|supabase[/\\](functions|rules|migrations))[/\\].*(?<!\.test)\.(ts|sql)$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      renewing = renewing.then(() => onChange(load)).catch((error: Error) => console.error(error.message))
    }, 100)
  })
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
    async close() {
      clearTimeout(timer)
      await renewing
      await viteServer.close()
    },
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

/** Renders a page; shows an error in the browser. vike prints it. */
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
    response.writeHead(500, { 'content-type': 'text/html;charset=utf-8' }).end(errorPage(errorWhileRendering))
    return
  }
  for (const [name, value] of httpResponse.headers) response.appendHeader(name, value)
  response.statusCode = httpResponse.statusCode
  httpResponse.pipe(response)
}

/** Vite's overlay with the error, in a page that reloads when a file has been mended. */
function errorPage(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const plain = stripVTControlCharacters
  const shown = JSON.stringify({ message: plain(message), stack: plain(stack) }).replaceAll('<', '\\u003c')
  return `<!doctype html><title>Error</title><script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${shown}))
</script>`
}
