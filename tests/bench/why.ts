import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visualizer } from 'rollup-plugin-visualizer'
import { build } from 'vite'

/**
 * Writes a page that shows where each byte of the browser's scripts comes from, as a treemap; sizes also as brotli.
 *
 * @returns the page's path
 */
export async function whySoLarge(): Promise<string> {
  const filename = 'node_modules/.cache/why.html'
  const outDir = mkdtempSync(join(tmpdir(), 'why-'))
  // The browser's part alone: no pages are drawn.
  process.env['VIKE_CONFIG'] = '{disableAutoFullBuild:true}'
  try {
    await build({
      logLevel: 'error',
      build: { outDir },
      plugins: [visualizer({ filename, template: 'treemap', brotliSize: true, gzipSize: false })],
    })
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
  return filename
}
