import { createDevMiddleware, renderPage } from 'vike/server'
import { projectRoot, readLocalSettings } from './local-settings.ts'
import { startLocalSite } from './local-site.ts'
import { localParts, runCommand } from './run-command.ts'
import type { SiteHandler } from './serve-site.ts'

// `npm run dev`: the pages from their sources with hot reload, everything else as in `npm start`.
runCommand(async (onStop) => {
  const settings = readLocalSettings()
  const began = Date.now()

  const site = await startLocalSite({
    ...settings,
    site: async (server) => {
      console.log(`Starting ${localParts(settings)}, and the dev server …`)
      const own = process.listeners('SIGTERM')
      const { devMiddleware, viteServer } = await createDevMiddleware({
        root: projectRoot,
        viteConfig: { server: { middlewareMode: true, hmr: { server } } },
      })
      // Vite would end the process on its own, in the middle of closing the database.
      for (const listener of process.listeners('SIGTERM')) {
        if (!own.includes(listener)) process.off('SIGTERM', listener)
      }
      onStop(() => viteServer.close())
      return (request, response) => devMiddleware(request, response, () => sendPage(request, response))
    },
  })
  onStop(site.close)
  console.log(`Ready in ${((Date.now() - began) / 1000).toFixed(1)} s.

  Site             ${site.url}  (hot reload)
  Caught mails     ${site.url}/mail
  Leads            npm run leads

Stop with Ctrl+C.`)
})

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
