/** The prerendered dialogs; `renderer/build/island-markup-plugin.ts` generates this module. */
declare module 'virtual:dialog-markup' {
  import type { Markup } from '../island/markup.ts'

  /** The dialogs with forms, which the island hydrates. */
  export const forms: readonly Markup[]
  /** The Learn More dialog, without its text. */
  export const detail: readonly Markup[]
}
