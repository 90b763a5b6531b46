import type { ReactElement } from 'react'
import satori from 'satori'

/** The site's fonts as TrueType, with the letters that are set. */
export type CardFonts = { display: Buffer; semibold: Buffer }

/**
 * Sets words in a column `width` px wide, as SVG whose letters are paths: nothing that draws it needs the fonts.
 *
 * @throws Error when a letter is not in the fonts.
 */
export async function setType(
  words: ReactElement,
  fonts: CardFonts,
  width: number,
): Promise<{ svg: string; height: number }> {
  const svg = await satori(words, {
    width,
    fonts: [
      { name: 'Newsreader', data: fonts.display, weight: 500 },
      { name: 'Figtree', data: fonts.semibold, weight: 600 },
    ],
    loadAdditionalAsset: async (_, letters) => {
      throw new Error(`The fonts of the social images have no "${letters}".`)
    },
  })
  return { svg, height: Number(/height="([\d.]+)"/.exec(svg)?.[1]) }
}
