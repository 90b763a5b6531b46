/** Set at build time for a hosted backend; see renderer/deploy/README.md. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
}

/** The prerendered dialogs; `renderer/build/island-markup-plugin.ts` generates this module. */
declare module 'virtual:dialog-markup' {
  export const forms: readonly import('../dialogs/dialog-opener.ts').Markup[]
  export const detail: readonly import('../dialogs/dialog-opener.ts').Markup[]
}
