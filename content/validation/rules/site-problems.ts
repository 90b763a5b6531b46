import type { Site } from '../../model/site.ts'
import { hostKind, phoneKind } from '../addresses/host.ts'
import type { FieldPath, Problem } from '../problem.ts'

const file = 'content/site.ts'

/** Problems in `content/site.ts`. Placeholders are allowed until the release. */
export function siteProblems(site: Site): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, value: string, reason: string) =>
    problems.push({ file, path, reason: `is “${value}”, ${reason}` })

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
  }
  const { email } = site
  const mailHost = hostKind(email.split('@')[1] ?? '')
  if (mailHost === 'none' || mailHost === 'local')
    report(['email'], email, 'whose domain does not exist; write an email address that works')
  else if (mailHost === 'staging')
    report(['email'], email, 'a test address; write the one that the team reads')
  if (phoneKind(site.phone) === 'wrong') {
    report(['phone'], site.phone, 'which is not a valid number; write one such as +1 (212) 736-5000')
  }
  return problems
}
