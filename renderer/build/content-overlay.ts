import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { contentReport } from '../../content/validation/content-report.ts'
import { fieldName } from '../../content/validation/problem.ts'

/** The panel's script, as the browser asks for it. */
const script = '/@content-overlay'

/** How long after a change to check the content, in ms: the page reloads first. */
const patience = 350

/**
 * Shows the content problems of `npm run check` in the page during development. A panel lists file, field and reason
 * after each save in `content/`, and disappears when there are none.
 */
export function contentOverlay(): Plugin {
  let problems: { file: string; field: string; reason: string }[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined

  async function look(server: ViteDevServer): Promise<void> {
    const { root } = server.config
    const found = await contentReport(new Date(), root)
    problems = found.map(({ file, path, reason }) => ({ file, field: fieldName(path), reason }))
    server.ws.send('content:problems', problems)
  }

  function lookSoon(server: ViteDevServer): void {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      look(server).catch((error) => server.config.logger.error(`The content could not be checked: ${error}`))
    }, patience)
    waiting.unref()
  }

  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      const isContent = (file: string) => /[/\\](content|supabase[/\\]migrations)[/\\]/.test(file)
      server.watcher.on('all', (_, file) => {
        if (isContent(file)) lookSoon(server)
      })
      server.ws.on('content:problems?', (_, client) => client.send('content:problems', problems))
      server.httpServer?.once('close', () => clearTimeout(waiting))
      lookSoon(server)
    },
    resolveId: (id) => (id === script ? id : undefined),
    load: (id) =>
      id === script
        ? readFileSync(join(import.meta.dirname, 'content-overlay-client.js'), 'utf8')
        : undefined,
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: script }, injectTo: 'head' }],
  }
}
