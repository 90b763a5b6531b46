/** The header's menus (product specification, section 2): three drop-downs and the top-level links. */
export const menus = ['top', 'digital', 'fundraising', 'resources'] as const
export type Menu = (typeof menus)[number]
