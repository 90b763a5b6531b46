import type { Config } from 'vike/types'

export default {
  // `/x` is written to `x.html`, so that static hosts answer the canonical path without a redirect.
  prerender: { noExtraDir: true },
  // Pages are documents: React renders them at build time and is not sent along.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
