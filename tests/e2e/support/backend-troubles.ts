import type { Page } from '@playwright/test'
import type { LocalSite } from '../../../supabase/local/local-site.ts'

/** Requests like these arrive, and their answers are lost on the way, until the returned function is called. */
export async function loseAnswers(page: Page, requests: string): Promise<() => Promise<void>> {
  await page.route(requests, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => page.unroute(requests)
}

/** Requests like these arrive, and their answers are waited for in vain, until the returned function is called. */
export async function withholdAnswers(page: Page, requests: string): Promise<() => Promise<void>> {
  await page.route(requests, async (route) => {
    await route.fetch()
  })
  return () => page.unroute(requests)
}

/** Runs a part of a test while no mail can be sent. */
export async function whileMailIsDown(site: LocalSite, run: () => Promise<void>): Promise<void> {
  await site.stopMail()
  try {
    await run()
  } finally {
    await site.startMail()
  }
}

/** Resolves when the page has given a notification up, which it tells its console alone. */
export async function notificationGivenUp(page: Page, type: 'new_lead' | 'audit_request'): Promise<void> {
  await page.waitForEvent('console', (message) =>
    message.text().startsWith(`The notification ${type} was not sent.`),
  )
}

/** Runs a part of a test while the database takes no further request of a kind. */
export async function whileNoneAllowed(
  site: LocalSite,
  kind: 'lead' | 'audit_request',
  run: () => Promise<void>,
): Promise<void> {
  const allow = (count: number) =>
    site.query(`update private.rate_limits set max_requests = ${count} where kind = '${kind}'`)
  await allow(0)
  try {
    await run()
  } finally {
    await allow(10_000)
  }
}
