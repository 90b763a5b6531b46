import { useId } from 'react'
import { contours } from './contours.ts'
import { girihTile } from './girih.ts'
import { growthArcs } from './growth.ts'
import * as css from './Motif.css.ts'
import { threads } from './threads.ts'

const paths = {
  nonprofit: threads({ width: 320, height: 320, count: 15 }).join(''),
  climate: contours({ width: 320, height: 320, rings: 5 }).join(''),
}

/** The brand's mosaic: a tile for the company and one for each audience. Decorative: hidden from screen readers. */
export function Motif() {
  const id = useId()
  return (
    <div className={css.mosaic}>
      <Arcs className={css.tile.mission} />
      <svg aria-hidden="true" {...canvas} className={css.tile.islamic}>
        <defs>
          <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse">
            <path d={girihTile(80)} />
          </pattern>
        </defs>
        <rect width="320" height="320" fill={`url(#${id})`} stroke="none" />
      </svg>
      <svg aria-hidden="true" {...canvas} className={css.tile.nonprofit}>
        <path d={paths.nonprofit} />
      </svg>
      <svg aria-hidden="true" {...canvas} className={css.tile.climate}>
        <path d={paths.climate} />
      </svg>
    </div>
  )
}

/** The company's arcs. They start in the bottom left corner in a container of any shape. */
export function Arcs({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      {...canvas}
      preserveAspectRatio="xMinYMax slice"
      strokeWidth="2.4"
      className={className}
    >
      <path d={growthArcs({ size: 320, count: 5 }).join('')} />
    </svg>
  )
}

const canvas = {
  viewBox: '0 0 320 320',
  preserveAspectRatio: 'xMidYMid slice',
  fill: 'none',
  strokeWidth: '1.6',
} as const
