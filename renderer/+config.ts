import type { Config } from 'vike/types'

export default {
  // Pages are static: React renders them at build time (`build/documents.ts`), and they are not hydrated.
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
