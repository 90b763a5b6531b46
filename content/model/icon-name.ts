import type lucide from '@iconify-json/lucide/icons.json'
import Type from 'typebox'

/** The name of a Lucide icon, such as `sprout` or `hand-heart`; a wrong name does not compile. */
export type IconName = keyof typeof lucide.icons
export const IconNameSchema = Type.Unsafe<IconName>(Type.String())
