import { startDevPages } from './dev-pages.ts'
import { keepPrivate, readLocalSettings } from './local-settings.ts'
import { startLocalSite } from './local-site.ts'
import { localParts, runCommand } from './run-command.ts'

// `npm run dev`: the pages from their sources with hot reload, everything else as in `npm start`.
runCommand(async (onStop) => {
  const settings = readLocalSettings()
  keepPrivate(settings.localDir)
  const began = Date.now()

  const site = await startLocalSite({
    ...settings,
    site: async (server) => {
      console.log(`Starting ${localParts(settings)}, and the dev server …`)
      const pages = await startDevPages(server, settings.localDir)
      onStop(pages.close)
      return pages.handler
    },
  })
  onStop(site.close)
  console.log(`Ready in ${((Date.now() - began) / 1000).toFixed(1)} s.

  Site             ${site.url}  (hot reload)
  Caught mails     ${site.url}/mail
  Leads            npm run owner -- leads

Stop with Ctrl+C.`)
})
