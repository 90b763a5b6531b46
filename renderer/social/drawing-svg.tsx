import type { ComponentType, SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Artifact, ArtifactOf, Sheet } from '../../content/model/artifact.ts'
import type { Theme } from '../../content/model/text.ts'
import {
  BusDrawing,
  type Inks,
  MatrixDrawing,
  RingDrawing,
  StampsDrawing,
} from '../../ui/motifs/Drawings.tsx'
import { contours, girihTile, growthArcs, threads } from '../../ui/motifs/patterns.ts'
import { light } from '../../ui/tokens/palette.ts'
import { type Line, paragraph, text } from './svg-text.ts'

/** The picture's place on a card, in px. */
export const picture = { width: 500, height: 630 }

/** A hero's drawing for its page's social image; pages without one show their theme's pattern. */
export function drawingSvg(artifact: Artifact | undefined, theme: Theme, inks: Inks): string {
  if (!artifact) return theme === 'mission' ? mosaic() : patterns[theme]()
  switch (artifact.kind) {
    case 'sheets':
      return paper(linesOf(artifact.sheets.at(-1)))
    case 'search':
      return paper([
        { as: 'field', text: artifact.query },
        { as: 'title', text: artifact.after.title },
        { as: 'text', text: artifact.after.text },
      ])
    case 'timeline':
      return paper([
        { as: 'title', text: artifact.title },
        ...artifact.entries.map(({ when, what }): Line => ({ as: 'text', text: `${when}: ${what}` })),
      ])
    case 'clipping':
      return paper([
        { as: 'text', text: artifact.paper },
        { as: 'title', text: artifact.headline },
        { as: 'text', text: artifact.caption },
        { as: 'button', text: artifact.next },
      ])
    default:
      return isShared(artifact) ? sharedSvg(artifact, inks) : inBox(drawn(artifact, inks))
  }
}

/** Heroes' own drawings, in the middle of the picture. */
const shared = { bus: BusDrawing, matrix: MatrixDrawing, stamps: StampsDrawing, ring: RingDrawing }
const isShared = (artifact: Artifact): artifact is ArtifactOf<keyof typeof shared> => artifact.kind in shared

function sharedSvg(artifact: ArtifactOf<keyof typeof shared>, inks: Inks): string {
  const Drawing = shared[artifact.kind] as ComponentType<
    { artifact: Artifact; inks: Inks } & SVGProps<SVGSVGElement>
  >
  return renderToStaticMarkup(
    <Drawing artifact={artifact} inks={inks} x="45" y="90" width="410" height="450" />,
  )
}

type Drawn = ArtifactOf<'months' | 'proof' | 'year'>

/** In a square of 320. */
function drawn(artifact: Drawn, { ink, bright }: Inks): string {
  switch (artifact.kind) {
    case 'months': {
      const height = 320 / artifact.rows.length
      return artifact.rows
        .map(({ values }, row) => {
          const bottom = (row + 1) * height - 6
          const bars = values.map((value, i) => `M${i * 27 + 11} ${bottom}v${-(value / 100) * (height - 24)}`)
          return stroke(`M0 ${bottom}H320`, ink, 2) + stroke(bars.join(''), bright, 17, 'butt')
        })
        .join('')
    }
    case 'proof':
      return (
        stroke('M-200 110H60', bright, 5) +
        [0, 1, 2, 3, 4]
          .map((i) => stroke(`M60 110C150 110 160 ${i * 55} 260 ${i * 55}H600`, bright, 5))
          .join('') +
        text('display', 190, -8, 330, ink, artifact.figure)
      )
    case 'year': {
      let month = 0
      return artifact.phases
        .map(({ name, months }, row) => {
          const y = row * 84 + 20
          const from = month
          month += months
          const squares = Array.from({ length: 12 }, (_, i) => {
            const own = i >= from && i < from + months
            return `<rect x="${i * 27}" y="${y + 14}" width="23" height="23" fill="${own ? bright : ink}" opacity="${own ? 1 : 0.18}"/>`
          })
          return text('body', 20, 0, y, ink, name) + squares.join('')
        })
        .join('')
    }
  }
}

/** A square of 320 in the middle of the picture. */
const inBox = (svg: string) => `<g transform="translate(60 125) scale(1.1875)">${svg}</g>`

const stroke = (d: string, color: string, width: number, cap = 'round') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}"/>`

const linesOf = (sheet: Sheet | undefined): Line[] =>
  sheet ? [{ as: 'text', text: sheet.label }, ...sheet.parts.map(({ as, text }): Line => ({ as, text }))] : []

/** A paper that goes on below the picture's edge. */
function paper(lines: readonly Line[]): string {
  const width = 400
  return `<g transform="translate(50 110)"><rect width="${width}" height="700" rx="14" fill="${light.surface}"/><g transform="translate(32 26)">${paragraph(lines, width - 64, 494)}</g></g>`
}

const area = { width: picture.width, height: picture.height }
const patterns = {
  nonprofit: (box = area) => tile(box, light.nonprofit, pathOf(threads(box.width, box.height, 24))),
  climate: (box = area) => tile(box, light.climate, pathOf(contours(box.width, box.height, 9))),
  islamic: (box = area) => {
    const star = pathOf([girihTile(125)])
    const stars = Array.from({ length: 24 }, (_, i) => at((i % 4) * 125, Math.floor(i / 4) * 125, star))
    return tile(box, light.islamic, stars.join(''))
  },
}

/** The company's pattern and those of the three audiences. */
export const tiles = (box: typeof area): [string, string, string, string] => [
  tile(box, { soft: light.highlight, text: light.onHighlight }, pathOf(growthArcs(box.height, 5))),
  patterns.islamic(box),
  patterns.nonprofit(box),
  patterns.climate(box),
]

function mosaic(): string {
  const box = { width: area.width / 2, height: area.height / 2 }
  const [amber, islamic, nonprofit, climate] = tiles(box)
  return amber + at(box.width, 0, islamic) + at(0, box.height, nonprofit) + at(box.width, box.height, climate)
}

const pathOf = (paths: readonly string[]) => `<path d="${paths.join('')}"/>`
const at = (x: number, y: number, svg: string) => `<g transform="translate(${x} ${y})">${svg}</g>`

/** A nested `<svg>`, which clips its content. */
const tile = ({ width, height }: typeof area, { soft, text }: { soft: string; text: string }, svg: string) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true"><rect width="${width}" height="${height}" fill="${soft}"/><g fill="none" stroke="${text}" stroke-width="2.6">${svg}</g></svg>`
