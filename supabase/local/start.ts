import { keepPrivate, readLocalSettings } from './local-settings.ts'
import { ownerCommand } from './printable.ts'
import { runCommand } from './run-command.ts'
import { serveSite } from './serve-site.ts'
import { buildSite, isBuilt } from './site-build.ts'

/*
 * `npm start`: the whole product at one URL. `--no-build` serves `dist` as it is; `--dev` (`npm run dev`) serves the
 * pages from their sources, with hot reload.
 */
runCommand(async (onStop) => {
  const settings = readLocalSettings()
  const { siteDir, localDir, databaseUrl } = settings
  const database = databaseUrl ? 'with the database of DATABASE_URL' : 'the embedded database'
  const { settingsProblems } = await import('../../content/validation/validate-content.ts')
  const problems = await settingsProblems()
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const { startLocalSite } = await import('./local-site.ts')
  keepPrivate(localDir)
  const began = Date.now()
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
  const fromSources = process.argv.includes('--dev')
  const needsBuild = !fromSources && !process.argv.includes('--no-build') && !isBuilt(siteDir)

  const site = await startLocalSite({
    ...settings,
    site: async (server) => {
      const besides = fromSources ? ', and the dev server' : needsBuild ? ', and building the site' : ''
      console.log(`Starting ${database}, functions, mail catcher${besides} …`)
      if (fromSources) {
        const { startDevPages } = await import('./dev-pages.ts')
        const pages = await startDevPages(server, localDir)
        onStop(pages.close)
        return pages.handler
      }
      if (needsBuild) {
        await buildSite(siteDir)
        console.log(`  site built (${seconds()})`)
      }
      return serveSite(siteDir)
    },
  })
  onStop(site.close)
  console.log(`Ready in ${seconds()}.

  Site          ${site.url}${fromSources ? '  (hot reload)' : ''}
  Caught mails  ${site.url}/mail
  Leads         ${ownerCommand('leads')}

Stop with Ctrl+C.`)
  const { teamHours } = await import('../../content/booking-rules.ts')
  if (!teamHours)
    console.log(
      '\nNO TEAM HOURS: visitors can book at any hour of their own working day, on holidays too. To set yours: supabase/OWNER.md, “Your hours”.',
    )
})
