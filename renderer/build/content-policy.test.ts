import { expect, test } from 'vitest'
import { documentPolicy, type ExternalOrigins } from './content-policy.ts'

const html =
  '<style id="x">.a{}</style><script>run()</script><script type="speculationrules">{}</script>' +
  '<script type="application/ld+json">{"a":1}</script><script type="module" src="/x.js"></script>'

/** The directives by name, each with its sources. */
const ofDocument = (external: ExternalOrigins = {}) => {
  const directives = documentPolicy(html, external).split(';')
  return new Map(directives.map((entry) => [entry.split(' ')[0], entry.split(' ').slice(1)]))
}

const external = { backendUrl: 'https://abc.supabase.co/rest/v1' }

test('a backend with another origin is allowed for requests and form submissions, but not for scripts and styles', () => {
  const both = ["'self'", 'https://abc.supabase.co']
  const changed = [...ofDocument(external)].filter(
    ([name, sources]) => `${sources}` !== `${ofDocument().get(name)}`,
  )
  expect(changed).toEqual(['connect-src', 'form-action'].map((name) => [name, both]))
})

const analytics = {
  script: 'https://www.googletagmanager.com',
  beacons: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

test('an analytics tag is allowed to load, and to send data to the origins in content/site.ts', () => {
  const policy = ofDocument({ analytics })
  expect(policy.get('script-src')).toContain(analytics.script)
  expect(policy.get('connect-src')).toEqual(["'self'", ...analytics.beacons])
  expect(policy.get('img-src')).toEqual(["'self'", ...analytics.beacons])
})

test('an analytics tag turns Trusted Types off', () => {
  expect(ofDocument({ analytics }).has('require-trusted-types-for')).toBe(false)
  expect(ofDocument().get('require-trusted-types-for')).toEqual(["'script'"])
  expect(ofDocument().get('trusted-types')).toEqual(["'none'"])
})
