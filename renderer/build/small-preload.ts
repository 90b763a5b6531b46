import type { Plugin } from 'vite'

/**
 * What runs around each dynamic import: asks for the whole chunk graph at once, and waits for its styles. Vite's own
 * does the same in three times the bytes, which the script budget before an intent has no room for. A style that
 * fails to load rejects, as Vite's does, so that the caller can try again or fall back. Styles go before the
 * document's own: what both have keeps its place in the cascade, and nothing on the page moves.
 */
const helper = `
const asked = {}
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => asked[file] ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const style = /css$/.test(file)
    link.rel = style ? 'stylesheet' : 'modulepreload'
    link.href = '/' + file
    if (style) {
      link.onload = resolve
      link.onerror = () => { asked[file] = 0; link.remove(); reject(file) }
    } else resolve()
    document.head.insertBefore(link, document.querySelector('style'))
  }))).then(load)
`

/** Takes the place of Vite's preload helper in the browser's build. The byte budget fails when Vite renames it. */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    apply: 'build',
    // vike's own client entry is for pages that React takes over, of which there are none. With it gone, the helper
    // has one user, and is part of the bootstrap script instead of a file of its own.
    options(options) {
      const { input } = options
      if (input && typeof input === 'object' && !Array.isArray(input)) {
        for (const name of Object.keys(input)) if (name.includes('entry-server-routing')) delete input[name]
      }
      return options
    },
    load: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler() {
        return this.environment.name === 'client' ? helper : undefined
      },
    },
  }
}
