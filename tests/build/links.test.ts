import { existsSync } from 'node:fs'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import type { Route } from '../../content/model/route.ts'
import { routes } from '../../content/routes.ts'
import { siteUrl } from '../../renderer/site-url.ts'
import { documents, everyDocument, isBuiltFile } from './built-site.ts'

const aliasPaths = new Set<string>(
  Object.values(routes as Record<string, Route>).flatMap((route) => route.alsoAt ?? []),
)

const idsOf = (root: HTMLElement) =>
  root.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? '')
const ids = new Map([...documents].map(([path, { root }]) => [path, new Set(idsOf(root))]))

const aria = ['activedescendant', 'controls', 'describedby', 'details', 'errormessage', 'labelledby', 'owns']
const idReferences = [
  ...['for', 'form', 'list', 'popovertarget', 'commandfor'],
  ...aria.map((name) => `aria-${name}`),
]

const addresses = {
  ...Object.fromEntries(
    ['href', 'src', 'action', 'formaction', 'poster', 'data'].map((name) => [`[${name}]`, name]),
  ),
  'meta[property=og:image], meta[property=og:url]': 'content',
}

describe.each(everyDocument)('%s', (path, { root }) => {
  test('has no dead link, anchor or file', () => {
    const dead = Object.entries(addresses).flatMap(([selector, name]) =>
      root.querySelectorAll(selector).flatMap((element) => {
        const reason = brokenLinkReason(element.getAttribute(name) ?? '', path)
        return reason ? [`${element.outerHTML.slice(0, 200)}: ${reason}`] : []
      }),
    )
    expect(dead).toEqual([])
    // Without JavaScript, a call to action is a plain link.
    expect(root.querySelectorAll('[data-cta]').filter((action) => !action.hasAttribute('href'))).toEqual([])
  })

  test('has unique ids, and references only existing ones', () => {
    const all = idsOf(root)
    expect(all.filter((id, i) => all.indexOf(id) !== i || !/^\S+$/.test(id))).toEqual([])
    const missing = idReferences.flatMap((name) =>
      root.querySelectorAll(`[${name}]`).flatMap((element) =>
        isResolvedOnHydration(name, element)
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

/** React Aria prerenders aria-describedby even if there is no description or error, until hydration. */
function isResolvedOnHydration(name: string, element: HTMLElement): boolean {
  return name === 'aria-describedby' && element.closest('[data-island]') !== null
}

/** Why a link is broken; undefined if it works or leads to another site. */
function brokenLinkReason(address: string, from: string): string | undefined {
  const url = new URL(address, `${siteUrl}${from}`)
  if (['mailto:', 'tel:'].includes(url.protocol)) return url.pathname ? undefined : 'no address'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'an unexpected protocol'
  if (url.origin !== new URL(siteUrl).origin) return
  if (aliasPaths.has(url.pathname) && url.pathname !== from)
    return 'an alias of a page; link to the canonical path'
  const functionName = /^\/functions\/v1\/([\w-]+)$/.exec(url.pathname)?.[1]
  if (functionName)
    return existsSync(`supabase/functions/${functionName}/index.ts`) ? undefined : 'no such function'
  const page = ids.get(url.pathname)
  if (!page) return isBuiltFile(url.pathname) ? undefined : 'no such file'
  // Sections in the gallery link to anchors that exist only on their real pages.
  const anchor = from.startsWith('/gallery') ? '' : decodeURIComponent(url.hash.slice(1))
  return anchor && !page.has(anchor) ? `no #${anchor} on that page` : undefined
}
