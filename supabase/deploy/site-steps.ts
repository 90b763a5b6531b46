import { resolveTxt } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
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
  const isLive = async () => {
    const live = await fetch(siteUrl).then(
      (answer) => answer.text(),
      () => '',
    )
    return live === readFileSync(join(dist, 'client/index.html'), 'utf8')
  }
  return {
    name: 'Static files',
    help: 'Does PUBLISH_COMMAND publish dist/client, and does SITE_URL lead there?',
    look: async () =>
      (await isLive()) ? [] : [`publish dist/client at ${siteUrl}, which shows something else as yet`],
    ...(publishCommand && {
      async make() {
        await run(publishCommand, [])
        // A content network takes its time.
        for (let tries = 0; tries < 30 && !(await isLive()); tries += 1) await wait(2000)
      },
    }),
  }
}

/** Mails of a domain that does not name its mail service are taken for forged. DKIM has no name that could be looked up. */
export function mailDomainStep({ sender, siteUrl, secrets }: DeploySettings): Step {
  const domain = sender.split('@')[1] ?? ''
  const service = secrets['MAIL_API_URL'] ?? secrets['SMTP_HOST']
  const has = async (name: string, start: string) =>
    (await resolveTxt(name).catch(() => [])).some((record) => record.join('').startsWith(start))
  return {
    name: 'Mail domain',
    help: 'Your mail service shows the records to enter where the domain is registered.',
    async look() {
      if (new URL(siteUrl).hostname === 'localhost') return []
      return [
        ...((await has(domain, 'v=spf1')) ? [] : [`enter the SPF record of ${service} for ${domain}`]),
        ...((await has(`_dmarc.${domain}`, 'v=DMARC1'))
          ? []
          : [`enter a DMARC record for ${domain}, after DKIM`]),
      ]
    },
  }
}
