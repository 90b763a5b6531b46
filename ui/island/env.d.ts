/** Set at build time for a hosted backend; see renderer/deploy/README.md. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
}

/** The prerendered dialogs; `renderer/build/island-markup-plugin.ts` generates this module and the next. */
declare module 'virtual:dialog-markup' {
  export const forms: readonly Markup[]
  export const detail: readonly Markup[]
}

/** The wizard's prerendered second step. */
declare module 'virtual:wizard-markup' {
  import type { Markup } from './build-markup.ts'

  export const dates: readonly Markup[]
}
