import type { Config } from 'vike/types'

export default {
  // Pages are static: React renders them at build time (`build/documents.ts`) and is not sent to the browser.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
