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
export async function personAndTeamMail(site: LocalSite, person: string) {
  await expect.poll(async () => (await mailsAbout(site, person)).length, 'mails').toBe(2)
  const mails = await mailsAbout(site, person)
  const [toPerson, toTeam] = [person, provider.email].map((to) => mails.find((mail) => mail.to.join() === to))
  if (!toPerson || !toTeam) throw new Error(`Mails to ${mails.map(({ to }) => to).join(' and ')}`)
  return { toPerson, toTeam }
}
