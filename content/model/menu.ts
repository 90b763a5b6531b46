import Type, { type Static } from 'typebox'
import { PageLinkSchema } from './link.ts'
import { oneOf } from './one-of.ts'
import { LineSchema } from './text.ts'

/** The header's menus (PRODUCT.md, "Header and footer"): three drop-downs and the top-level links. */
export const menus = ['top', 'digital', 'fundraising', 'resources'] as const
export type Menu = (typeof menus)[number]
export const MenuSchema = oneOf(...menus)

/** A drop-down of the header; its pages are defined by the route table. */
export const DropDownSchema = Type.Object({
  menu: MenuSchema,
  /** The label of the button that opens it. */
  label: LineSchema,
  all: PageLinkSchema,
})
export type DropDown = Static<typeof DropDownSchema>
