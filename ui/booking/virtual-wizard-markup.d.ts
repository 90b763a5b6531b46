/** The wizard's prerendered second step; `renderer/build/island-markup-plugin.ts` generates this module. */
declare module 'virtual:wizard-markup' {
  import type { Markup } from '../island/markup.ts'

  export const dates: readonly Markup[]
}
