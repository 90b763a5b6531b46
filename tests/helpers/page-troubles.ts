import { type BrowserContext, test as base, expect } from '@playwright/test'

export type PageTroubles = ReturnType<typeof watchPages>

/**
 * Collects errors in all pages of a context: console errors, which include violations of the Content-Security-Policy,
 * uncaught errors, and requests to origins other than the site's and its backend's.
 */
function watchPages(context: BrowserContext, siteUrl: string) {
  const seen: string[] = []
  const allowed: (string | RegExp)[] = []
  const origins = [siteUrl, process.env['VITE_SUPABASE_URL']]

  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !origins.includes(origin)) seen.push(`request: ${request.url()}`)
  })

  return {
    /** Allows errors that the test provokes, by part of their text or by pattern. */
    allow: (...expected: (string | RegExp)[]) => void allowed.push(...expected),
    check() {
      const unexpected = seen.filter(
        (trouble) =>
          !allowed.some((each) => (typeof each === 'string' ? trouble.includes(each) : each.test(trouble))),
      )
      expect(unexpected, 'unexpected browser errors').toEqual([])
    },
  }
}

/** Tests of a site that is opened once per worker. Each test fails on browser errors that it did not allow. */
export const testsOf = <Site extends { url: string; close(): Promise<void> }>(
  open: () => Promise<Site>,
  ...expected: (string | RegExp)[]
) =>
  base.extend<{ troubles: PageTroubles }, { site: Site }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
      async ({}, use) => {
        const site = await open()
        await use(site)
        await site.close()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ site }, use) => use(site.url),
    troubles: [
      async ({ context, site }, use) => {
        const troubles = watchPages(context, site.url)
        troubles.allow(...expected)
        await use(troubles)
        troubles.check()
      },
      { auto: true },
    ],
  })
