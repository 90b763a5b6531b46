import { resolveTxt } from 'node:dns/promises'
import type { DeploySettings } from './settings.ts'
import type { Step } from './step.ts'

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
