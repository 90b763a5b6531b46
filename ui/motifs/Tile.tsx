import type { Theme } from '../../content/model/theme.ts'
import { contours } from './contours.ts'
import { girihTile } from './girih.ts'
import { growthArcs } from './growth.ts'
import { pattern, tile } from './Pattern.css.ts'
import { threads } from './threads.ts'

const side = 56
const size = { width: side, height: side }
const paths = {
  mission: growthArcs({ size: side, count: 4 }),
  nonprofit: threads({ ...size, count: 5 }),
  islamic: [girihTile(side)],
  climate: contours({ ...size, rings: 4 }),
}

/** One square of the mosaic, for the booking. Decorative: hidden from screen readers. */
export function Tile({ theme }: { theme: Theme }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${side} ${side}`} className={`${pattern} ${tile[theme]}`}>
      {paths[theme].map((path) => (
        <path key={path} d={path} pathLength="1" />
      ))}
    </svg>
  )
}
