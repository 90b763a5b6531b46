import { useId } from 'react'
import type { TileGround } from './Pattern.css.ts'
import { Pattern } from './Pattern.tsx'
import * as css from './Poster.css.ts'
import { contours, girihTile, growthArcs, threads } from './patterns.ts'

/** Each pattern with the part of it that a square leaf shows. */
const drawings = {
  amber: { viewBox: '0 0 704 704', d: growthArcs(704, 10).join('') },
  nonprofit: { viewBox: '0 -22 704 944', d: threads(704, 900, 30).join('') },
  climate: { viewBox: '200 126 704 704', d: contours(1000, 1000, 10).join('') },
}
const star = girihTile(176)
const fill = 'xMidYMid slice'

/** A theme's pattern at the scale of a poster: 4 × 4 whole stars, 30 threads, or 10 contours. Decorative. */
export function Poster({ ground }: { ground: TileGround }) {
  const id = useId()
  // Not a <pattern>: in one, Chrome draws lines that don't scale as thick as it likes.
  if (ground === 'islamic')
    return (
      <svg aria-hidden="true" preserveAspectRatio={fill} className={css.poster} viewBox="0 0 704 704">
        <g id={`${id}row`}>
          <path id={id} d={star} />
          {[176, 352, 528].map((x) => (
            <use key={x} href={`#${id}`} x={x} />
          ))}
        </g>
        {[176, 352, 528].map((y) => (
          <use key={y} href={`#${id}row`} y={y} />
        ))}
      </svg>
    )
  const { viewBox, d } = drawings[ground]
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio={fill}
      className={ground === 'nonprofit' ? `${css.poster} ${css.raised}` : css.poster}
      viewBox={viewBox}
    >
      <path d={d} />
    </svg>
  )
}

/** A leaf of the mark, filled with its pattern. */
export function Leaf({
  ground,
  on = 'paper',
  small,
  className = '',
}: {
  ground: TileGround
  on?: 'paper' | 'band' | 'gold'
  /** With the fewer lines of a tile. */
  small?: boolean
  className?: string
}) {
  const inks = { paper: css.onPaper[ground], band: css.onBand[ground], gold: css.onGold }
  return (
    <div data-pattern="" className={`${css.leaf} ${css.round[ground]} ${inks[on]} ${className}`}>
      {small ? <Pattern ground={ground} /> : <Poster ground={ground} />}
    </div>
  )
}

/** Circles around one point, `step` px apart. */
export function Ripples({ step }: { step: number }) {
  return (
    <svg aria-hidden="true" data-pattern="" className={css.ripples}>
      {Array.from({ length: Math.ceil(1000 / step) }, (_, i) => (
        <circle key={i} r={step * (i + 1)} />
      ))}
    </svg>
  )
}
