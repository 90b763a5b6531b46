import { type BrowserContext, expect } from '@playwright/test'

export interface PageTroubles {
  /** Lets a trouble pass that the test provokes: a part of its text, or a pattern. */
  allow(...expected: (string | RegExp)[]): void
  /** Fails on every trouble that was not declared. */
  check(): void
}

/**
 * Listens in all pages of a context for what a visitor's console would show in red: console errors, uncaught errors,
 * violations of the Content-Security-Policy, and requests to any origin but the site's and its backend's.
 */
export async function watchPages(context: BrowserContext, siteUrl: string): Promise<PageTroubles> {
  const seen: string[] = []
  const allowed: (string | RegExp)[] = []
  const origins = [siteUrl, process.env['VITE_SUPABASE_URL']]

  // An event and not only the console's line: a report-only policy, or a page that listens itself, logs nothing.
  await context.exposeBinding('__policyViolated', (_source, text: string) => void seen.push(text))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { __policyViolated(text: string): void }).__policyViolated
      report(`policy: ${event.effectiveDirective} refused ${event.blockedURI || event.sample}`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !origins.includes(origin)) seen.push(`request: ${request.url()}`)
  })

  return {
    allow: (...expected) => void allowed.push(...expected),
    check() {
      const unexpected = seen.filter((trouble) => !allowed.some((each) => matches(trouble, each)))
      expect(unexpected, 'what the browser complained about').toEqual([])
    },
  }
}

function matches(trouble: string, expected: string | RegExp): boolean {
  return typeof expected === 'string' ? trouble.includes(expected) : expected.test(trouble)
}
