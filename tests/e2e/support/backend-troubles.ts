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
