import type { Plugin } from 'vite'

/**
 * What runs around each dynamic import: fetches the whole chunk graph at once, then lets the browser import it out of
 * its cache. A browser other than Chromium remembers for the life of the page that a module could not be had, and
 * would never ask for it again; of what was fetched it remembers nothing. So each file is tried once more here, past
 * the cache, and only a graph that has come whole is imported. Who asks again later, after a failure, starts anew.
 *
 * Styles go before the document's own: what both have keeps its place in the cascade, and nothing on the page moves.
 *
 * An answer is read to its end, a refusal too: Chromium keeps the connection of one that is not, and has six.
 *
 * Scripts are imported while the styles are still on their way; who asked gets both together.
 *
 * The name of a chunk is read from its import (there is none where the module stands in the chunk that asks); what it
 * needs beside comes as one text (`shorten-chunk-lists.ts`).
 */
const helper = `
const asked = {}
const style = (href) => new Promise((resolve, reject) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onload = resolve
  link.onerror = () => { link.remove(); reject(href) }
  document.querySelector('style').before(link)
})
const script = async (href, cache) => {
  const answer = await fetch(href, { cache })
  await answer.text()
  if (!answer.ok) throw href
}
export const __vitePreload = (load, beside = '') => {
  const all = (get, ending) =>
    Promise.all((((/[\\w-]+(?=\\.js)/.exec(load) ?? '') + beside).match(ending) ?? []).map((name) => {
      const href = '/assets/' + name + (get === style ? 'css' : '.js')
      return asked[name] ??= get(href).catch(() => get(href, 'reload')).catch((error) => {
        delete asked[name]
        throw error
      })
    }))
  return Promise.all([all(script, /[\\w-]+(?= |$)/g).then(load), all(style, /[\\w-]+\\./g)]).then(([module]) => module)
}
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
