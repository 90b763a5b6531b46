import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visualizer } from 'rollup-plugin-visualizer'
import { build } from 'vite'
import { compressedSize } from '../build/sizes.ts'

const smallest = 200

/**
 * Writes a page that shows where each byte of the browser's scripts comes from, as a treemap, and counts them by package.
 *
 * @returns the page's path; for each script what is in it, as bytes of its brotli, the largest first
 */
export async function whySoLarge(): Promise<{
  page: string
  scripts: Record<string, Record<string, number>>
}> {
  const page = 'node_modules/.cache/why.html'
  const outDir = mkdtempSync(join(tmpdir(), 'why-'))
  const raw = join(outDir, 'why.json')
  // The browser's part alone: no pages are drawn.
  process.env['VIKE_CONFIG'] = '{disableAutoFullBuild:true}'
  try {
    await build({
      logLevel: 'error',
      build: { outDir, sourcemap: 'hidden' },
      plugins: [
        visualizer({ filename: page, template: 'treemap', sourcemap: true }),
        visualizer({ filename: raw, template: 'raw-data', sourcemap: true }),
      ],
    })
    const sizeOf = (script: string) => {
      const file = join(outDir, 'client', script)
      // Of a page's components only the styles are wanted; Vite leaves their scripts out.
      if (!existsSync(file)) return 0
      const code = readFileSync(file)
      return compressedSize(code) / code.length
    }
    return { page, scripts: byPackage(JSON.parse(readFileSync(raw, 'utf8')), sizeOf) }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** What the visualizer writes down of each module: its part of each script, and how long it is there. */
type Measured = {
  nodeMetas: Record<string, { id: string; moduleParts: Record<string, string> }>
  nodeParts: Record<string, { renderedLength: number }>
}

/** @param ratio what compression leaves of a script's bytes */
function byPackage(
  { nodeMetas, nodeParts }: Measured,
  ratio: (script: string) => number,
): Record<string, Record<string, number>> {
  const scripts: Record<string, Record<string, number>> = {}
  for (const { id, moduleParts } of Object.values(nodeMetas)) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'the site’s own'
    for (const [script, part] of Object.entries(moduleParts)) {
      const sizes = scripts[script] ?? {}
      scripts[script] = sizes
      sizes[name] = (sizes[name] ?? 0) + (nodeParts[part]?.renderedLength ?? 0)
    }
  }
  const kept = Object.entries(scripts).map(([script, sizes]) => {
    const factor = ratio(script)
    const largest = Object.entries(sizes)
      .map(([name, size]) => [name, Math.round(size * factor)] as const)
      .filter(([, size]) => size >= smallest)
      .toSorted(([, a], [, b]) => b - a)
    return [script, Object.fromEntries(largest)] as const
  })
  const total = (sizes: Record<string, number>) => Object.values(sizes).reduce((sum, size) => sum + size, 0)
  return Object.fromEntries(
    kept.filter(([, sizes]) => total(sizes) > 1000).toSorted(([, a], [, b]) => total(b) - total(a)),
  )
}
