import { expect, type Page } from '@playwright/test'
import type { LocalSite } from '../../../supabase/local/local-site.ts'
import { mailsAbout } from './mails.ts'
import { visitor } from './visitor.ts'

export const callOf = (page: Page) => ({
  booked: page.getByRole('heading', { name: /^(Your|The) call is booked$/ }),
  canceled: page.getByRole('heading', { name: 'This call is canceled' }),
  change: page.getByRole('button', { name: 'Choose Another Time' }),
  move: page.getByRole('button', { name: 'Move the Call' }),
  cancel: page.getByRole('button', { name: 'Cancel the Call' }),
  again: page.getByRole('button', { name: 'Book Again' }),
  note: page.getByRole('textbox', { name: /^A note (to|for)/ }),
})

export async function openCall(page: Page, site: LocalSite, who: 'person' | 'team' = 'person') {
  await page.goto(await linkFor(site, who))
  return callOf(page)
}

/** The link in the newest mail to the person, or to the team. */
export async function linkFor(site: LocalSite, who: 'person' | 'team'): Promise<string> {
  const newest = async () => {
    await site.sweep()
    const mails = await mailsAbout(site, visitor().email)
    const mine = mails.filter(({ to }) => to.includes(visitor().email) === (who === 'person'))
    return mine.flatMap(({ text }) => text.match(/https?:\S+\/your-call#\S+/) ?? [])[0] ?? ''
  }
  // A sweep skips mails that another request is sending at the moment.
  await expect.poll(newest).not.toBe('')
  return newest()
}

export const rows = (site: LocalSite) =>
  site.query<{ starts_at: string; sequence: number; canceled_by: string | null; note: string | null }>(
    'select starts_at, sequence, canceled_by, note from public.bookings order by created_at',
  )
