import { expect, test } from '../helpers/local-site-fixture.ts'

/* The check that watches every other test: what it must not let pass. */

const provocations = {
  'console: broken': () => console.error('broken'),
  'uncaught: Error: thrown': () => void setTimeout(() => Promise.reject(new Error('thrown'))),
  'request: https://elsewhere.example/': () => {
    const link = document.createElement('a')
    link.href = 'https://elsewhere.example/'
    link.click()
  },
  'policy: img-src refused https://elsewhere.example/': () => {
    new Image().src = 'https://elsewhere.example/pixel.png'
  },
  'policy: style-src-elem refused inline': () => {
    document.head.appendChild(document.createElement('style')).textContent = 'p { color: red }'
  },
}

for (const [expected, provoke] of Object.entries(provocations)) {
  test(`a test fails on “${expected}”`, async ({ page, context, troubles }) => {
    await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
    await page.goto('/our-mission')
    await page.evaluate(provoke)
    await expect.poll(() => complaint(troubles)).toContain(expected)
    troubles.allow(/./)
    expect(complaint(troubles)).toBe('')
  })
}

function complaint(troubles: { check(): void }): string {
  try {
    troubles.check()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
