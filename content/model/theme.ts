import { oneOf } from './one-of.ts'

/** The theme of a page determines its accent color, pattern and social image. */
export const themes = ['mission', 'nonprofit', 'islamic', 'climate'] as const

export type Theme = (typeof themes)[number]
export const ThemeSchema = oneOf(...themes)
