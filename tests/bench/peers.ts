import type { Cost } from './run-and-watch.ts'

/**
 * CPU for each document more in a build, in ms. The figures of others came with the aims of this project (November 2026):
 * each builder with its own starter, on a machine like the one that measures ours. They are not measured here.
 */
const peers = {
  'Astro 7': 1.1,
  'Eleventy 3': 1.5,
  'Next 16, export': 15.7,
} as const

/** What builds cost, and what each document more costs beside the builds of others. */
export function besidePeers(costs: Record<string, Cost>, pages: number): Record<string, unknown> {
  const [today, , grown] = Object.values(costs).map((cost) => cost['CPU, s'])
  const ours =
    today === undefined || grown === undefined ? {} : { 'this site': perDocument(grown - today, pages) }
  const rows = Object.entries({ ...ours, ...peers })
  return {
    ...costs,
    ...Object.fromEntries(rows.map(([name, ms]) => [`CPU for each further document, ms: ${name}`, ms])),
  }
}

const perDocument = (seconds: number, pages: number) => Math.round((seconds * 10_000) / pages) / 10
