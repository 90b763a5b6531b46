import { expect } from '@playwright/test'
import type { LocalSite } from '../../../supabase/local/local-site.ts'
import type { CaughtMail } from '../../../supabase/local/mail/caught-mail.ts'

/** The mail to the person and the one to the team, once both have come; and no other. */
export async function personAndTeamMail(
  site: LocalSite,
  person: string,
): Promise<{ toPerson: CaughtMail; toTeam: CaughtMail }> {
  await expect.poll(async () => (await site.mail.list()).length, 'mails').toBe(2)
  const mails = await site.mail.list()
  const to = (address: string) => {
    const found = mails.filter((mail) => mail.envelope.to.join() === address)
    expect(found, `mails to ${address}`).toHaveLength(1)
    return found[0] as CaughtMail
  }
  return { toPerson: to(person), toTeam: to('team@example.org') }
}

/** The `Label: value` lines of a mail's text. */
export function fieldsOf(mail: CaughtMail): Record<string, string> {
  const lines = mail.text.replace(/\r/g, '').matchAll(/^([A-Z][\w ,]*): (.+(?:\n {4}.+)*)$/gm)
  return Object.fromEntries([...lines].map(([, label, value]) => [label, value?.replace(/\n {4}/g, '\n')]))
}
