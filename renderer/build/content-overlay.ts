import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { contentReport } from '../../content/validation/content-report.ts'
import { fieldName } from '../../content/validation/problem.ts'

/** The URL of the panel's script. */
const script = '/@content-overlay'

/** In ms. Long enough for the page to reload before the content is checked. */
const debounceMs = 350

/**
 * Shows the content problems of `npm run check` in the page during development. A panel lists file, field and reason
 * after each save in `content/`, and disappears when there are none.
 */
export function contentOverlay(): Plugin {
  let problems: { file: string; field: string; reason: string }[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined

  async function validate(server: ViteDevServer): Promise<void> {
    const { root } = server.config
    const found = await contentReport(new Date(), root)
    problems = found.map(({ file, path, reason }) => ({ file, field: fieldName(path), reason }))
    server.ws.send('content:problems', problems)
  }

  function validateSoon(server: ViteDevServer): void {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      validate(server).catch((error) =>
        server.config.logger.error(`The content could not be checked: ${error}`),
      )
    }, debounceMs)
    waiting.unref()
  }

  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      const isContent = (file: string) => /[/\\](content|supabase[/\\]migrations)[/\\]/.test(file)
      server.watcher.on('all', (_, file) => {
        if (isContent(file)) validateSoon(server)
      })
      server.ws.on('content:problems?', (_, client) => client.send('content:problems', problems))
      server.httpServer?.once('close', () => clearTimeout(waiting))
      validateSoon(server)
    },
    resolveId: (id) => (id === script ? id : undefined),
    load: (id) =>
      id === script
        ? readFileSync(join(import.meta.dirname, 'content-overlay-client.js'), 'utf8')
        : undefined,
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: script }, injectTo: 'head' }],
  }
}
