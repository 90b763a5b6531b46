import { expect, test } from 'vitest'
import { documentPolicy } from './content-policy.ts'

const html =
  '<style id="x">.a{}</style><script>run()</script><script type="speculationrules">{}</script>' +
  '<script type="application/ld+json">{"a":1}</script><script type="module" src="/x.js"></script>'

const ofDocument = (backendUrl?: string) => {
  const directives = documentPolicy(html, backendUrl).split(';')
  return new Map(directives.map((entry) => [entry.split(' ')[0], entry.split(' ').slice(1)]))
}

test('a backend with another origin is allowed for requests and form submissions, but not for scripts and styles', () => {
  const both = ["'self'", 'https://abc.supabase.co']
  const changed = [...ofDocument('https://abc.supabase.co/rest/v1')].filter(
    ([name, sources]) => `${sources}` !== `${ofDocument().get(name)}`,
  )
  expect(changed).toEqual(['connect-src', 'form-action'].map((name) => [name, both]))
})
