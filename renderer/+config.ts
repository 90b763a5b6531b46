import type { Config } from 'vike/types'

export default {
  // Pages are documents: React renders them at build time (`build/documents.ts`) and is not sent along.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
