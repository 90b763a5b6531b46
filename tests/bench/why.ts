import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visualizer } from 'rollup-plugin-visualizer'
import { build } from 'vike/api'
import type { PluginOption } from 'vite'

/**
 * Writes a page that shows where each byte of the browser's scripts comes from, as a treemap; sizes also as brotli.
 *
 * @returns the page's path
 */
export async function whySoLarge(): Promise<string> {
  const filename = 'test-results/why/index.html'
  const outDir = mkdtempSync(join(tmpdir(), 'why-'))
  const treemap = visualizer({ filename, template: 'treemap', brotliSize: true, gzipSize: false })
  try {
    await build({
      viteConfig: {
        logLevel: 'error',
        build: { outDir },
        plugins: [
          { ...(treemap as object), applyToEnvironment: ({ name }) => name === 'client' } as PluginOption,
        ],
      },
    })
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
  return filename
}
