import type { Browser, Page } from 'playwright'
import { viewports } from '../helpers/routes.ts'

/** A mid-range phone on a slow mobile connection. */
export const slowPhone = {
  cpuSlowdown: 4,
  latencyMs: 150,
  downloadBitsPerSecond: 1_600_000,
  uploadBitsPerSecond: 750_000,
}

/** The median; of an even number of values, the upper of the two middle ones. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Runs a function on a new slow phone with an empty cache. */
export async function onSlowPhone<T>(browser: Browser, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: viewports.phone,
    isMobile: true,
    hasTouch: true,
  })
  // tsx adds calls to this helper to functions that are passed to the page.
  await context.addInitScript('globalThis.__name = (marked) => marked')
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: slowPhone.downloadBitsPerSecond / 8,
    uploadThroughput: slowPhone.uploadBitsPerSecond / 8,
  })
  try {
    return await run(page)
  } finally {
    await context.close()
  }
}
