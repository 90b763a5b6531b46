import { type ChildProcess, execFile } from 'node:child_process'
import { join } from 'node:path'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'

/** Shows what `npm run check` says about the content in Vite's error overlay, after each save in `content/`. */
export function contentOverlay(): Plugin {
  let shown: ErrorPayload | undefined
  let checking: ChildProcess | undefined

  function validate({ config, ws }: ViteDevServer): void {
    // A process of its own imports the content anew.
    const args = ['--import', 'tsx', 'content/validate.ts']
    checking?.kill()
    const child = execFile(process.execPath, args, { cwd: config.root }, (error, _, lines) => {
      // A later save has started another check.
      if (child !== checking) return
      const had = shown
      // The overlay makes a link to the editor of a path with a line and a column.
      const stack = lines.replace(/^(content\/\S+?):/gm, (_, file) => `${join(config.root, file)}:1:1`)
      shown = error ? { type: 'error', err: { message: 'The content has errors', stack } } : undefined
      if (shown) ws.send(shown)
      else if (had) ws.send({ type: 'full-reload' })
    })
    checking = child
  }

  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (/[/\\]content[/\\]/.test(file)) validate(server)
      })
      server.ws.on('connection', () => shown && server.ws.send(shown))
      server.httpServer?.once('close', () => checking?.kill())
      validate(server)
    },
  }
}
