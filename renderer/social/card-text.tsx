import type { ReactElement } from 'react'
import { light } from '../../ui/tokens/palette.ts'
import { type CardFonts, setType } from './set-type.ts'

/** Sizes of a title in px: the largest that fits is taken. */
const sizes = [88, 80, 72, 64, 56, 50]

/**
 * The words of a social image, as large as they fit.
 *
 * @throws Error when the title does not fit in the smallest size.
 */
export async function cardText(
  { eyebrow, title }: { eyebrow: string; title: string },
  fonts: CardFonts,
  { width, height }: { width: number; height: number },
): Promise<string> {
  for (const size of sizes) {
    if (longestWord(title) * size * wideLetter > width) continue
    const words = <Words eyebrow={eyebrow} title={title} size={size} />
    const set = await setType(words, fonts, width)
    if (set.height <= height) return balanced(words, fonts, width, set)
  }
  throw new Error(`The title is too long for a social image: "${title}"`)
}

/** The same lines in the narrowest column that needs no more of them, so that none is left with a single word. */
async function balanced(
  words: ReactElement,
  fonts: CardFonts,
  width: number,
  widest: { svg: string; height: number },
): Promise<string> {
  let best = widest
  let [tooNarrow, enough] = [width / 2, width]
  while (enough - tooNarrow > 12) {
    const middle = (tooNarrow + enough) / 2
    const set = await setType(words, fonts, middle)
    if (set.height > widest.height) tooNarrow = middle
    else [best, enough] = [set, middle]
  }
  return best.svg
}

/** Mean width of the letters of a wide word, in ems: a longer word would run out of its column. */
const wideLetter = 0.54

const longestWord = (title: string) => Math.max(...title.split(/[\s-]/).map((word) => word.length))

function Words({ eyebrow, title, size }: { eyebrow: string; title: string; size: number }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div style={{ fontFamily: 'Figtree', fontSize: 28, lineHeight: 1.3, color: light.highlight }}>
        {eyebrow}
      </div>
      <div
        style={{
          marginTop: 12,
          fontFamily: 'Newsreader',
          fontSize: size,
          lineHeight: 1.06,
          letterSpacing: '-0.018em',
          color: light.onBand,
        }}
      >
        {title}
      </div>
    </div>
  )
}

/** The provider's name beside the mark; `height` px high. */
export async function siteNameText(
  siteName: string,
  fonts: CardFonts,
  width: number,
  height: number,
): Promise<string> {
  const { svg } = await setType(
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        height,
        fontFamily: 'Newsreader',
        fontSize: 34,
        color: light.onBand,
      }}
    >
      {siteName}
    </div>,
    fonts,
    width,
  )
  return svg
}
