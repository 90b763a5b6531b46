import { useId } from 'react'
import * as css from './Pattern.css.ts'
import { contours, girihTile, growthArcs, threads } from './patterns.ts'

const paths = {
  amber: growthArcs(600, 7).join(''),
  nonprofit: threads(480, 400, 11).join(''),
  climate: contours(480, 400, 5).join(''),
}

/** A theme's pattern: arcs, threads, girih or contours. Decorative: hidden from screen readers. */
export function Pattern({ ground }: { ground: css.TileGround }) {
  const id = useId()
  if (ground === 'islamic')
    return (
      <svg aria-hidden="true" data-pattern="" className={`${css.pattern} ${css.drawn}`}>
        <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
          <path d={girihTile(96)} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
      </svg>
    )
  return (
    <svg
      aria-hidden="true"
      data-pattern=""
      className={`${css.pattern} ${css.drawn}`}
      viewBox={ground === 'amber' ? '0 200 480 400' : '0 0 480 400'}
      preserveAspectRatio={{ amber: 'xMinYMax slice', nonprofit: 'none', climate: 'xMidYMid slice' }[ground]}
    >
      <path d={paths[ground]} />
    </svg>
  )
}
