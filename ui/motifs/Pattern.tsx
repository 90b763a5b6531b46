import { useId } from 'react'
import * as css from './Pattern.css.ts'
import { contours, girihTile, growthArcs, threads } from './patterns.ts'

const size = { width: 480, height: 400 }
const paths = {
  mission: growthArcs({ size: 600, count: 8 }),
  nonprofit: threads({ ...size, count: 15 }),
  climate: contours({ ...size, rings: 7 }),
}

/** A theme's pattern: arcs, threads, girih or contours. Decorative: hidden from screen readers. */
export function Pattern({ ground }: { ground: Exclude<css.Ground, 'band'> }) {
  const theme = ground === 'amber' ? 'mission' : ground
  const id = useId()
  if (theme === 'islamic')
    return (
      <svg aria-hidden="true" className={css.pattern}>
        <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
          <path d={girihTile(96)} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
      </svg>
    )
  return (
    <svg
      aria-hidden="true"
      className={css.pattern}
      viewBox={theme === 'mission' ? '0 200 480 400' : '0 0 480 400'}
      preserveAspectRatio={{ mission: 'xMinYMax slice', nonprofit: 'none', climate: 'xMidYMid slice' }[theme]}
    >
      {paths[theme].map((path) => (
        <path key={path} d={path} pathLength="1" />
      ))}
    </svg>
  )
}
