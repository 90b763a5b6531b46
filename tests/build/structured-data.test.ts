import { describe, expect, test } from 'vitest'
import { everyPage, folded, visibleText } from './built-site.ts'

type Thing = { '@type': string; [key: string]: unknown }

describe.each(everyPage)('%s', (path, { root }) => {
  const blocks = root.querySelectorAll('script[type=application/ld+json]').map((script) => script.rawText)
  const things = blocks.flatMap((block) => (JSON.parse(block) as { '@graph': Thing[] })['@graph'])
  const text = visibleText(root)
  const ofType = (type: string) => things.filter((thing) => thing['@type'] === type)

  test('has structured data that matches the visible text', () => {
    expect(blocks).toHaveLength(1)
    const claims = things.flatMap(claimsOf)
    expect(claims.filter((claim) => !text.includes(folded(claim)))).toEqual([])
  })

  test('describes the page itself and, except on the home page, its breadcrumbs', () => {
    const page = things.find((thing) => /Page$/.test(thing['@type']) && thing['@type'] !== 'FAQPage')
    const title = root.querySelector('title')?.textContent ?? ''
    expect(title.startsWith(String(page?.['name']))).toBe(true)
    expect(page?.['url']).toBe(root.querySelector('link[rel=canonical]')?.getAttribute('href'))
    expect(ofType('BreadcrumbList')).toHaveLength(path === '/' ? 0 : 1)
  })

  test('lists the questions that the page answers, in one FAQPage', () => {
    const asked = ofType('FAQPage').flatMap((faq) =>
      (faq['mainEntity'] as Thing[]).map((each) => each['name']),
    )
    const answered = root.querySelectorAll('main details[name] > summary').map((summary) => summary.text)
    // The gallery shows examples of questions, which are not content.
    expect(asked).toEqual(path.startsWith('/gallery') ? [] : answered)
    expect(ofType('FAQPage').length).toBeLessThanOrEqual(1)
  })
})

/** The texts in structured data that must be visible on the page. */
function claimsOf(thing: Thing): string[] {
  const named = (list: unknown) => (list as Thing[]).map((each) => String(each['name']))
  switch (thing['@type']) {
    case 'Organization':
      return [thing['name'], thing['email'], thing['telephone']].map(String)
    case 'WebSite':
    case 'Service':
      return [String(thing['name'])]
    case 'Article':
      return [String(thing['headline'])]
    case 'BreadcrumbList':
      return named(thing['itemListElement'])
    case 'FAQPage':
      return (thing['mainEntity'] as Thing[]).flatMap((question) => [
        String(question['name']),
        ...String((question['acceptedAnswer'] as Thing)['text']).split('\n\n'),
      ])
    default:
      return []
  }
}
