import { expect } from '@playwright/test'
import { site as provider } from '../../../content/site.ts'
import type { LocalSite } from '../../../supabase/local/local-site.ts'
import type { CaughtMail } from '../../../supabase/local/mail/mail-catcher.ts'

/** Every mail to a person, and to the team about that person. */
export async function mailsAbout(site: LocalSite, person: string): Promise<CaughtMail[]> {
  const mails = await site.mail.list()
  return mails.filter(({ to, text }) => to.includes(person) || text.includes(`Write to ${person}`))
}

/** Waits for exactly two mails: one to the person and one to the team. */
export async function personAndTeamMail(
  site: LocalSite,
  person: string,
): Promise<{ toPerson: CaughtMail; toTeam: CaughtMail }> {
  await expect.poll(async () => (await mailsAbout(site, person)).length, 'mails').toBe(2)
  const mails = await mailsAbout(site, person)
  const to = (address: string) => {
    const found = mails.filter((mail) => mail.to.join() === address)
    expect(found, `mails to ${address}`).toHaveLength(1)
    return found[0] as CaughtMail
  }
  return { toPerson: to(person), toTeam: to(provider.email) }
}
