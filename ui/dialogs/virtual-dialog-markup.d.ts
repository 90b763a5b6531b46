/** The prerendered dialogs; `renderer/build/island-markup-plugin.ts` generates this module. */
declare module 'virtual:dialog-markup' {
  import type { Markup } from '../island/markup.ts'

  export const forms: readonly Markup[]
  export const detail: readonly Markup[]
}
