import type { BrowserContext } from '@playwright/test'

/**
 * Defines `window.gtag` on every page, as the site's owner would, and records the events.
 *
 * @param addresses receives the page's URL at each event, which tag functions report too
 */
export async function recordTagFunction(context: BrowserContext, addresses: string[] = []) {
  const events: { name: string; parameters: Record<string, unknown> }[] = []
  await context.exposeFunction(
    '__tagged',
    (name: string, parameters: Record<string, unknown>, address: string) => {
      events.push({ name, parameters })
      addresses.push(address)
    },
  )
  await context.addInitScript(() => {
    const { __tagged } = globalThis as unknown as {
      __tagged(name: string, parameters: object, address: string): void
    }
    window.gtag = (_command, name, parameters) => __tagged(name, parameters, location.href)
  })
  return events
}
