import type lucide from '@iconify-json/lucide/icons.json'
import Type from 'typebox'

/** The name of a Lucide icon, such as `sprout` or `hand-heart`; a wrong name does not compile. */
export type IconName = keyof typeof lucide.icons

/** Icons that no page wants to show, of those that are taken by mistake; `rules/icon-problems.ts` knows more. */
type NeverShown = Extract<
  IconName,
  | `${'beer' | 'wine' | 'martini' | 'cigarette' | 'dice' | 'skull' | 'bomb' | 'sword' | 'swords' | 'chevron' | 'chevrons' | 'loader'}${'' | `-${string}`}`
  | 'ghost'
  | 'x'
>
/** An icon that content may show. */
export type ShownIcon = Exclude<IconName, NeverShown>
export const IconNameSchema = Type.Unsafe<ShownIcon>(Type.String({ iconName: true }))
