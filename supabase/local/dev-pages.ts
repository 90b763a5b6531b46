import type { Server } from 'node:http'
import { createDevMiddleware, renderPage } from 'vike/server'
import { devServerConfig, leadsInto } from './dev-server.ts'
import { projectRoot } from './local-settings.ts'
import type { SiteHandler } from './serve-site.ts'

/** The pages from their sources, with hot reload. */
export async function startDevPages(
  server: Server,
  localDir: string,
): Promise<{ handler: SiteHandler; close(): Promise<void> }> {
  const own = process.listeners('SIGTERM')
  const { devMiddleware, viteServer } = await createDevMiddleware({
    root: projectRoot,
    viteConfig: { server: { ...devServerConfig(localDir), hmr: { server } } },
  })
  // Vite would end the process on its own, in the middle of closing the database.
  for (const listener of process.listeners('SIGTERM')) {
    if (!own.includes(listener)) process.off('SIGTERM', listener)
  }
  return {
    handler(request, response) {
      if (leadsInto(localDir, request.url ?? '')) response.writeHead(404).end()
      else devMiddleware(request, response, () => sendPage(request, response))
    },
    close: () => viteServer.close(),
  }
}

/** What is no file is a page; one that fails is told in the browser and on the console. */
const sendPage: SiteHandler = async (request, response) => {
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
