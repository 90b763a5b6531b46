import { useId } from 'react'
import type { Theme } from '../../content/model/theme.ts'
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
  theme: Theme
  /** Along a strip: arcs and stars are repeated, and the pattern is drawn as it scrolls into view. */
  strip?: boolean
  className?: string
}

/** The pattern of a theme: arcs, threads, girih or contours. Decorative: hidden from screen readers. */
export function Pattern({ theme, strip = false, className = '' }: PatternProps) {
  const id = useId()
  const classes = `${css.pattern} ${strip ? css.scrolled : ''} ${className}`
  if (theme === 'islamic' || (strip && theme === 'mission')) {
    const girih = theme === 'islamic'
    const side = girih ? 96 : 160
    const path = girih ? girihTile(side) : growthArcs({ size: side, count: 5 }).join('')
    // Arcs are as high as the strip, and there is a whole one in its middle; the rectangle reaches beyond both ends.
    return (
      <svg aria-hidden="true" className={classes} viewBox={girih ? undefined : '0 0 160 160'}>
        <pattern id={id} width={side} height={side} patternUnits="userSpaceOnUse">
          <path d={path} />
        </pattern>
        <rect
          x={girih ? 0 : -3200}
          width={girih ? '100%' : 6560}
          height="100%"
          fill={`url(#${id})`}
          stroke="none"
        />
      </svg>
    )
  }
  const arcs = theme === 'mission'
  return (
    <svg
      aria-hidden="true"
      className={classes}
      viewBox={arcs ? '0 200 480 400' : '0 0 480 400'}
      preserveAspectRatio={arcs ? 'xMinYMax slice' : 'none'}
    >
      {paths[theme].map((path) => (
        <path key={path} d={path} pathLength="1" />
      ))}
    </svg>
  )
}

/** The page's pattern between two sections, from one edge of the window to the other. */
export function PatternStrip({ theme }: { theme: Theme }) {
  return (
    <div className={`${css.strip} ${css.tile[theme]}`}>
      <Pattern theme={theme} strip />
    </div>
  )
}
