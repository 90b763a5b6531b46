import { dark, light } from '../tokens/palette.ts'
import type { Leaf } from './leaves.ts'

/* Apart from the patterns, which browsers draw, too: they do not load the palettes. */

export type LeafColors = Record<Leaf, { ground: string; line: string }>

/** A leaf's ground and lines, the same in both color schemes. */
export const leafColors: LeafColors = {
  amber: { ground: light.highlight, line: light.onHighlight },
  islamic: { ground: light.islamic.band, line: `${dark.islamic.text}b8` },
  climate: { ground: light.climate.band, line: `${dark.climate.text}b8` },
  nonprofit: { ground: light.nonprofit.band, line: `${dark.nonprofit.text}b8` },
}

/** The light tiles of documents, where white paper is around them. */
export const tileColors: LeafColors = {
  amber: leafColors.amber,
  islamic: { ground: light.islamic.soft, line: light.islamic.text },
  climate: { ground: light.climate.soft, line: light.climate.text },
  nonprofit: { ground: light.nonprofit.soft, line: light.nonprofit.text },
}
