import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../local/local-settings.ts'
import { buildSite, isBuilt } from '../local/site-build.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './step.ts'
import { run } from './supabase-cli.ts'

const dist = join(projectRoot, 'dist')

/** The build checks first whether the content may be released. */
export function buildStep(): Step {
  return {
    name: 'Build',
    help: 'Each line above names the file, the field and the reason.',
    look: async () =>
      isBuilt(dist) ? [] : ['dist/client is not built from these sources for these addresses'],
    make: () => buildSite(dist),
  }
}

/** Last: the pages of before go on working with the new backend, while the new ones may need it. */
export function publishStep({ siteUrl, publishCommand }: DeploySettings): Step {
  return {
    name: 'Static files',
    help: 'Does PUBLISH_COMMAND publish dist/client, and does SITE_URL lead there?',
    async look() {
      const live = await fetch(siteUrl).then(
        (answer) => answer.text(),
        () => '',
      )
      const built = readFileSync(join(dist, 'client/index.html'), 'utf8')
      return live === built ? [] : [`publish dist/client at ${siteUrl}, which shows something else as yet`]
    },
    ...(publishCommand && { make: () => run(publishCommand, []) }),
  }
}
