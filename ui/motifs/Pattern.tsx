import { useId } from 'react'
import { contours } from './contours.ts'
import { girihTile } from './girih.ts'
import { growthArcs } from './growth.ts'
import * as css from './Pattern.css.ts'
import { threads } from './threads.ts'

const size = { width: 480, height: 400 }
const paths = {
  mission: growthArcs({ size: 600, count: 8 }),
  nonprofit: threads({ ...size, count: 15 }),
  climate: contours({ ...size, rings: 7 }),
}

type PatternProps = {
  ground: css.Ground
  /** Along a strip: arcs and stars are repeated, and the pattern is drawn as it scrolls into view. */
  strip?: boolean
}

/** A theme's pattern: arcs, threads, girih or contours. Decorative: hidden from screen readers. */
export function Pattern({ ground, strip = false }: PatternProps) {
  const theme = ground === 'amber' ? 'mission' : ground
  const id = useId()
  const classes = `${css.pattern} ${strip ? css.scrolled : ''}`
  if (theme === 'islamic' || (strip && theme === 'mission')) {
    // A strip is as high as one row of arches or two stars. The rectangle reaches beyond its ends.
    const side = theme === 'mission' ? 160 : strip ? 80 : 96
    const path = theme === 'mission' ? growthArcs({ size: side, count: 5 }).join('') : girihTile(side)
    const width = theme === 'mission' ? 2 * side : side
    return (
      <svg aria-hidden="true" className={classes} viewBox={strip ? '0 0 160 160' : undefined}>
        <pattern id={id} width={width} height={side} patternUnits="userSpaceOnUse">
          <path d={path} />
          {width > side && <path d={path} transform={`matrix(-1 0 0 1 ${width} 0)`} />}
        </pattern>
        <rect x="-3200" width="9600" height="100%" fill={`url(#${id})`} stroke="none" />
      </svg>
    )
  }
  return (
    <svg
      aria-hidden="true"
      className={classes}
      viewBox={theme === 'mission' ? '0 200 480 400' : '0 0 480 400'}
      preserveAspectRatio={{ mission: 'xMinYMax slice', nonprofit: 'none', climate: 'xMidYMid slice' }[theme]}
    >
      {paths[theme].map((path) => (
        <path key={path} d={path} pathLength="1" />
      ))}
    </svg>
  )
}

/** The page's pattern between two sections, from one edge of the window to the other. */
export function PatternStrip({ ground }: { ground: css.Ground }) {
  return (
    <div className={`${css.strip} ${css.tile[ground]}`}>
      <Pattern ground={ground} strip />
    </div>
  )
}
