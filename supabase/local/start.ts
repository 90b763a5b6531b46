import { keepPrivate, readLocalSettings } from './local-settings.ts'
import { startLocalSite } from './local-site.ts'
import { localParts, runCommand } from './run-command.ts'
import { serveSite } from './serve-site.ts'
import { buildSite, isBuilt, stopBuild } from './site-build.ts'

// `npm start`: the whole product at one address.
runCommand(async (onStop) => {
  const settings = readLocalSettings()
  keepPrivate(settings.localDir)
  const began = Date.now()
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
  onStop(stopBuild)

  const { siteDir } = settings
  const needsBuild = !process.argv.includes('--no-build') && !isBuilt(siteDir)
  const site = await startLocalSite({
    ...settings,
    site: async () => {
      const parts = localParts(settings)
      console.log(`Starting ${needsBuild ? `${parts}, and building the site` : parts} …`)
      if (needsBuild) {
        await buildSite(siteDir)
        console.log(`  site built (${seconds()})`)
      }
      return serveSite(siteDir)
    },
  })
  onStop(site.close)
  console.log(`Ready in ${seconds()}.

  Site             ${site.url}
  Caught mails     ${site.url}/mail
  Leads            npm run owner -- leads

Stop with Ctrl+C.`)
})
