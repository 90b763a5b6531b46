/** The prerendered dialogs; `renderer/build/island-markup-plugin.ts` makes this module while building. */
declare module 'virtual:dialog-markup' {
  import type { Markup } from '../island/markup.ts'

  /** What the island takes over. */
  export const forms: readonly Markup[]
  /** The Learn More dialog, without its words. */
  export const detail: readonly Markup[]
}
