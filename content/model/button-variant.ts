import { oneOf } from './text.ts'

/** The eleven button styles (PRODUCT.md, "Button variants"). A plain tuple, so that tests and content can use it. */
export const buttonVariants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'hero',
  'mission',
  'nonprofit',
  'islamic',
  'climate',
] as const

export type ButtonVariant = (typeof buttonVariants)[number]
export const ButtonVariantSchema = oneOf(...buttonVariants)
