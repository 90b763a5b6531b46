import { join } from 'node:path'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { contentReport } from '../../content/validation/content-report.ts'
import { fieldName } from '../../content/validation/problem.ts'

/** In ms. Long enough for the page to reload before the content is checked. */
const debounceMs = 350

/** Shows the content problems of `npm run check` in Vite's error overlay after each save in `content/`. */
export function contentOverlay(): Plugin {
  let shown: ErrorPayload | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  async function validate({ config, ws }: ViteDevServer): Promise<void> {
    const problems = await contentReport(new Date(), config.root)
    const had = shown
    const message = `The content has errors: ${problems.length}`
    // The overlay makes a link to the editor of a path with a line and a column.
    const stack = problems.map(
      ({ file, path, reason }) => `${join(config.root, file)}:1:1 ${fieldName(path)}\n${reason}\n`,
    )
    shown = problems.length > 0 ? { type: 'error', err: { message, stack: stack.join('\n') } } : undefined
    if (shown) ws.send(shown)
    else if (had) ws.send({ type: 'full-reload' })
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
      server.ws.on('connection', () => shown && server.ws.send(shown))
      server.httpServer?.once('close', () => clearTimeout(waiting))
      validateSoon(server)
    },
  }
}
