import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import type { Route } from '../../content/model/route.ts'
import { routes } from '../../content/routes.ts'
import { siteUrl } from '../../renderer/site-url.ts'
import { clientDir, documents, everyDocument, isBuiltFile } from './built-site.ts'

const secondPaths = new Set<string>(
  Object.values(routes as Record<string, Route>).flatMap((route) => route.alsoAt ?? []),
)

const idsOf = (root: HTMLElement) =>
  root.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? '')
const ids = new Map([...documents].map(([path, { root }]) => [path, new Set(idsOf(root))]))

/** Attributes that hold one or more ids of the same document. */
const idReferences = [
  'for',
  'form',
  'list',
  'popovertarget',
  'commandfor',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
]

/** Attributes that hold an address. */
const addresses = ['href', 'src', 'action', 'formaction', 'poster', 'data']

describe.each(everyDocument)('%s', (path, { root }) => {
  test('has no dead link, anchor or file', () => {
    const dead = addresses.flatMap((name) =>
      root.querySelectorAll(`[${name}]`).flatMap((element) => {
        const address = element.getAttribute(name) ?? ''
        const reason = troubleWith(address, path)
        return reason ? [`<${element.rawTagName} ${name}="${address}">: ${reason}`] : []
      }),
    )
    const meta = ['og:image', 'og:url', 'twitter:image'].flatMap((property) => {
      const address = root.querySelector(`meta[property=${property}]`)?.getAttribute('content')
      const reason = address === undefined ? undefined : troubleWith(address, path)
      return reason ? [`${property} ${address}: ${reason}`] : []
    })
    expect([...dead, ...meta]).toEqual([])
  })

  test('names every id once, and names none that is not there', () => {
    const all = idsOf(root)
    expect(all.filter((id, i) => all.indexOf(id) !== i || !/^\S+$/.test(id))).toEqual([])
    const missing = idReferences.flatMap((name) =>
      root.querySelectorAll(`[${name}]`).flatMap((element) =>
        isSettledLater(name, element)
          ? []
          : (element.getAttribute(name) ?? '')
              .split(/\s+/)
              .filter((id) => !ids.get(path)?.has(id))
              .map((id) => `${name}="${id}"`),
      ),
    )
    const paints = [...root.outerHTML.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1] as string)
    expect([...missing, ...paints.filter((id) => !ids.get(path)?.has(id))]).toEqual([])
  })
})

test('the web manifest names files that are there', () => {
  const manifest = readFileSync(join(clientDir, 'site.webmanifest'), 'utf8')
  const { icons, start_url } = JSON.parse(manifest) as { icons: { src: string }[]; start_url: string }
  expect(
    [...icons.map((icon) => icon.src), start_url].flatMap((address) => troubleWith(address, '/') ?? []),
  ).toEqual([])
})

/**
 * React Aria names the place of a field's description and error before it knows whether there is one, and takes the
 * name back when the island wakes.
 */
function isSettledLater(name: string, element: HTMLElement): boolean {
  return name === 'aria-describedby' && element.closest('[data-island]') !== null
}

/** Why an address leads nowhere; nothing where it leads somewhere, or away from this site. */
function troubleWith(address: string, from: string): string | undefined {
  const url = new URL(address, `${siteUrl}${from}`)
  if (['mailto:', 'tel:'].includes(url.protocol)) return url.pathname ? undefined : 'no address'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'a form of address that no page needs'
  if (url.origin !== new URL(siteUrl).origin) return
  if (secondPaths.has(url.pathname) && url.pathname !== from)
    return 'a second address of a page; link to the canonical one'
  const job = /^\/functions\/v1\/([\w-]+)$/.exec(url.pathname)?.[1]
  if (job) return existsSync(`supabase/functions/${job}/index.ts`) ? undefined : 'no such function'
  const page = ids.get(url.pathname)
  if (!page) return isBuiltFile(url.pathname) ? undefined : 'nothing is there'
  // A section in the gallery leads to its neighbor on the page that it is made for.
  const anchor = from.startsWith('/gallery') ? '' : decodeURIComponent(url.hash.slice(1))
  return anchor && !page.has(anchor) ? `no #${anchor} on that page` : undefined
}
