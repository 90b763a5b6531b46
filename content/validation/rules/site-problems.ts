import { parse } from 'tldts'
import type { Site } from '../../model/site.ts'
import { hostKind, phoneKind } from '../addresses/host.ts'
import type { FieldPath, Problem } from '../problem.ts'

const file = 'content/site.ts'

/** Problems in `content/site.ts`. Placeholders are allowed until the release. */
export function siteProblems(site: Site, today: string): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, value: string, reason: string) =>
    problems.push({ file, path, reason: `is “${value}”, ${reason}` })

  if (site.since > today)
    report(['since'], site.since, 'which is in the future; write the date on which this site went online')
  const addresses: [FieldPath, string][] = [
    [['url'], site.url],
    [['meetingBaseUrl'], site.meetingBaseUrl],
    [['auditSchedulerUrl'], site.auditSchedulerUrl],
    ...site.social.map(({ url }, i): [FieldPath, string] => [['social', i, 'url'], url]),
  ]
  for (const [path, url] of addresses) {
    const kind = hostKind(url)
    if (kind === 'local' || kind === 'staging') report(path, url, `a ${kind} address; write the public one`)
    else if (kind === 'none') report(path, url, 'whose domain does not exist; correct its name or its ending')
    else if (/^http:/.test(url)) report(path, url, 'without encryption; write https://')
    else if (/[?#\s]|:\d+/.test(url.replace(/^https:/, '')))
      report(path, url, 'with a query, an anchor or a port; write the plain address')
  }
  const { email } = site
  const mailHost = hostKind(email.split('@')[1] ?? '')
  if (mailHost === 'none' || mailHost === 'local')
    report(['email'], email, 'whose domain does not exist; write an email address that works')
  else if (mailHost === 'staging')
    report(['email'], email, 'a test address; write the one that the team reads')
  if (/^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|test)@/i.test(email))
    report(['email'], email, 'which is not read; write the address that the team reads')
  if (phoneKind(site.phone) === 'wrong') {
    report(['phone'], site.phone, 'which is not a valid number; write one such as +1 (212) 736-5000')
  } else if (/^\+1\D*\d/.test(site.phone) && !/^\+1 \(\d{3}\) \d{3}-\d{4}$/.test(site.phone)) {
    report(['phone'], site.phone, 'which is formatted differently; use the format +1 (212) 736-5000')
  }
  const seen = new Set<string>()
  for (const [i, { label, url }] of site.social.entries()) {
    const service = (parse(url).domainWithoutSuffix ?? '').toLowerCase()
    const plain = label.toLowerCase().replace(/\W/g, '')
    const fits =
      plain.includes(service) ||
      service.includes(plain) ||
      (service === 'x' && /twitter/.test(plain)) ||
      (service === 'youtu' && plain === 'youtube')
    if (service && !fits)
      report(['social', i, 'label'], label, `but the URL is for ${service}; correct one of them`)
    if (!/^https:\/\/[^/]+\/.+/.test(url))
      report(['social', i, 'url'], url, 'which is the service’s home page; write the URL of the account')
    if (seen.has(service))
      report(['social', i, 'url'], url, 'a second account at the same service; remove one')
    seen.add(service)
  }
  return problems
}
