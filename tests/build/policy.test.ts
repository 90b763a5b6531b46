import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allowedSources, everyDocument } from './built-site.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe.each(everyDocument)('%s', (_, { root, html }) => {
  test('has no inline style or script that the policy refuses', () => {
    expect(root.querySelectorAll('[style]').map((element) => element.outerHTML.slice(0, 120))).toEqual([])
    expect(html.match(/<[^>]+\son[a-z]+=/gi) ?? []).toEqual([])

    const styles = root.querySelectorAll('style').map((style) => hash(style.rawText))
    expect(styles).toHaveLength(1)
    expect(allowedSources('style-src')).toEqual(expect.arrayContaining(styles))

    const scripts = root
      .querySelectorAll('script')
      .filter(
        (script) => !script.hasAttribute('src') && script.getAttribute('type') !== 'application/ld+json',
      )
      .map((script) => hash(script.rawText))
    expect(allowedSources('script-src')).toEqual(expect.arrayContaining(scripts))
  })

  test('closes no element early from within a script or a style', () => {
    const inside = root.querySelectorAll('script,style').map((element) => element.rawText)
    expect(inside.filter((text) => /<\/(script|style)|<!--/i.test(text))).toEqual([])
  })
})

test('the policy allows nothing by keyword', () => {
  for (const directive of ['script-src', 'style-src', 'font-src', 'img-src', 'form-action']) {
    const loose = allowedSources(directive).filter((source) => /unsafe|\*|^https?:$/.test(source))
    expect(loose, directive).toEqual([])
    expect(allowedSources(directive), directive).toContain("'self'")
  }
  expect(allowedSources('default-src')).toEqual(["'none'"])
})
