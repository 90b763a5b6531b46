import { describe, expect, test } from 'vitest'
import { documentPolicy, type Elsewhere, inlineScripts, sitePolicy } from './content-policy.ts'

const html =
  '<style id="x">.a{}</style><script>run()</script><script type="speculationrules">{}</script>' +
  '<script type="application/ld+json">{"a":1}</script><script type="module" src="/x.js"></script>'

const directives = (policy: string) =>
  new Map(
    policy.split(';').map((entry) => {
      const [directive = '', ...sources] = entry.split(' ')
      return [directive, sources]
    }),
  )
const ofDocument = (elsewhere: Elsewhere = {}) => directives(documentPolicy(html, elsewhere))
const ofSite = (elsewhere: Elsewhere = {}) => directives(sitePolicy(inlineScripts(html), elsewhere))

test('the header does not grow with the site: a thousand documents of their own styles have one header', () => {
  const documents = Array.from({ length: 1_000 }, (_, i) => html.replace('.a{}', `.a${i}{}`))
  const scripts = [...new Set(documents.flatMap(inlineScripts))]
  expect(sitePolicy(scripts, {})).toBe(sitePolicy(inlineScripts(html), {}))
  expect(new Set(documents.map((document) => documentPolicy(document, {}))).size).toBe(1_000)
})

describe('a backend elsewhere', () => {
  const elsewhere = { backendUrl: 'https://abc.supabase.co/rest/v1' }

  test('may be asked and may be sent a form, by its origin alone', () => {
    for (const policy of [ofDocument(elsewhere), ofDocument({})]) {
      expect(policy.get('connect-src')?.[0]).toBe("'self'")
    }
    const both = ["'self'", 'https://abc.supabase.co']
    expect(ofDocument(elsewhere).get('connect-src')).toEqual(both)
    expect(ofDocument(elsewhere).get('form-action')).toEqual(both)
  })

  test('is nothing that scripts or styles come from', () => {
    expect(ofDocument(elsewhere).get('script-src')?.toSorted()).toEqual(
      ofDocument().get('script-src')?.toSorted(),
    )
    expect(ofDocument(elsewhere).get('style-src')).toEqual(ofDocument().get('style-src'))
  })
})

describe('an analytics tag', () => {
  const analytics = {
    script: 'https://www.googletagmanager.com',
    beacons: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  }

  test('may be loaded, and may send where content/site.ts says', () => {
    const policy = ofDocument({ analytics })
    expect(policy.get('script-src')).toContain(analytics.script)
    expect(ofSite({ analytics }).get('script-src')).toContain(analytics.script)
    expect(policy.get('connect-src')).toEqual(["'self'", ...analytics.beacons])
    expect(policy.get('img-src')).toEqual(["'self'", ...analytics.beacons])
  })

  test('makes markup from strings as it likes; without one nobody does', () => {
    expect(ofDocument({ analytics }).has('require-trusted-types-for')).toBe(false)
    expect(ofDocument().get('require-trusted-types-for')).toEqual(["'script'"])
    expect(ofDocument().get('trusted-types')).toEqual(["'none'"])
  })
})
