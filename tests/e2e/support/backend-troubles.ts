import type { Page } from '@playwright/test'
import type { LocalSite } from '../../../supabase/local/local-site.ts'

/** Begins something that goes wrong until the returned function is called. */
export type Trouble = (page: Page, site: LocalSite) => Promise<() => Promise<unknown>>

export const databaseDown: Trouble = async (_page, site) => {
  await site.stopDatabase()
  return () => site.startDatabase()
}

export const mailDown: Trouble = async (_page, site) => {
  await site.stopMail()
  return () => site.startMail()
}

export const offline: Trouble = async (page) => {
  // What the page fetches ahead has come.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  return () => page.context().setOffline(false)
}

/** Requests like these arrive, and their answers are lost on the way. */
export const answersLost =
  (requests: string): Trouble =>
  async (page) => {
    await page.route(requests, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    return () => page.unroute(requests)
  }

/** Requests like these arrive, and nobody waits without end for an answer that does not come. */
export const noAnswer =
  (requests: string): Trouble =>
  async (page) => {
    await page.clock.install()
    await page.route(requests, async (route) => {
      await route.fetch()
      await page.clock.fastForward(16_000)
    })
    return () => page.unroute(requests)
  }

/** The database takes no further request of a kind. */
export const noneAllowed =
  (kind: 'lead' | 'audit_request'): Trouble =>
  async (_page, site) => {
    const allow = (count: number) =>
      site.query(`update private.rate_limits set max_requests = ${count} where kind = '${kind}'`)
    await allow(0)
    return () => allow(10_000)
  }
