import type { Plugin } from 'vite'

/**
 * Wraps each dynamic import: fetches all chunks in parallel, then imports them from the browser's cache. Browsers
 * other than Chromium remember a failed import for the life of the page and never retry it, but they do retry a fetch.
 * So each file is fetched, with one retry past the cache, and the graph is imported only when it is complete. After a
 * failure, the next call starts over.
 *
 * Styles are inserted before the document's `<style>`, to keep the order of the cascade.
 *
 * Even error responses are read to the end: otherwise Chromium keeps the connection open, and it allows only six.
 *
 * Scripts are imported while styles are still loading. The promise waits for both.
 *
 * The chunk's name is read from the source of `load` (there is none if the module is in the calling chunk). The other
 * files that it needs are passed as one string (`shorten-chunk-lists.ts`).
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

/** Replaces Vite's preload helper in the browser build. If Vite renames the helper, the byte budget fails. */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    apply: 'build',
    // Remove vike's client entry, since no page is hydrated. Then the helper has only one importer and becomes part of
    // the page script instead of a separate file.
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
