import type { BrowserContext } from '@playwright/test'

/** Records the events of `window.gtag`; in `addresses` the page's URL at each, which tag functions report too. */
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
