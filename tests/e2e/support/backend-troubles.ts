import type { Page } from '@playwright/test'
import type { LocalSite } from '../../../supabase/local/local-site.ts'

/** Starts a failure that lasts until the returned function is called. */
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
  // Wait for preloads.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  return () => page.context().setOffline(false)
}

/** Matching requests reach the server, but their responses are lost. */
export const responsesLost =
  (requests: string): Trouble =>
  async (page) => {
    await page.route(requests, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    return () => page.unroute(requests)
  }

/** Matching requests reach the server, but get no response until the page's timeout. */
export const noResponse =
  (requests: string): Trouble =>
  async (page) => {
    await page.clock.install()
    await page.route(requests, async (route) => {
      await route.fetch()
      await page.clock.fastForward(16_000)
    })
    return () => page.unroute(requests)
  }

/** The rate limit for one kind of request is reached. */
export const rateLimited =
  (kind: 'lead' | 'audit_request'): Trouble =>
  async (_page, site) => {
    const allow = (count: number) =>
      site.query(`update private.rate_limits set max_requests = ${count} where kind = '${kind}'`)
    await allow(0)
    return () => allow(10_000)
  }
