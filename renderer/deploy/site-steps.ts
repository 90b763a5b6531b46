import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { run } from '../../supabase/local/run.ts'
import { buildSite, isBuilt } from '../../supabase/local/site-build.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './step.ts'

const dist = join(projectRoot, 'dist')

/** The build also checks that the content is ready for a release. */
export function buildStep(): Step {
  return {
    name: 'Build',
    help: 'The lines above name the file, the field and the reason.',
    check: async () =>
      isBuilt(dist) ? [] : ['dist/client was not built from these sources with these settings'],
    apply: () => buildSite(dist),
  }
}

/** Comes after the backend: old pages work with the new backend, but new pages may need it. */
export function publishStep({ siteUrl, publishCommand }: DeploySettings): Step {
  const isLive = async () => {
    const live = await fetch(siteUrl).then(
      (answer) => answer.text(),
      () => '',
    )
    return live === readFileSync(join(dist, 'client/index.html'), 'utf8')
  }
  return {
    name: 'Static files',
    help: 'Does PUBLISH_COMMAND publish dist/client, and does SITE_URL point to that host?',
    check: async () =>
      (await isLive()) ? [] : [`publish dist/client at ${siteUrl}, which serves another version`],
    ...(publishCommand && {
      async apply() {
        await run(publishCommand)
        // A CDN may need some time to update.
        for (let tries = 0; tries < 30 && !(await isLive()); tries += 1) await wait(2000)
      },
    }),
  }
}
