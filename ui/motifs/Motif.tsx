import { useId } from 'react'
import type { Theme } from '../../content/model/theme.ts'
import { contours } from './contours.ts'
import { girihTile } from './girih.ts'
import { growthArcs } from './growth.ts'
import * as css from './Motif.css.ts'
import { threads } from './threads.ts'

const box = { viewBox: '0 0 320 320', preserveAspectRatio: 'xMidYMid slice' } as const

function Girih() {
  const id = useId()
  return (
    <svg {...box} aria-hidden="true" className={css.motif.islamic}>
      <defs>
        <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse">
          <path d={girihTile(80)} />
        </pattern>
      </defs>
      <rect width="320" height="320" fill={`url(#${id})`} stroke="none" />
    </svg>
  )
}

function Paths({ paths, look }: { paths: string[]; look: 'nonprofit' | 'climate' | 'growth' }) {
  return (
    <svg {...box} aria-hidden="true" className={css.motif[look]}>
      <path d={paths.join('')} />
    </svg>
  )
}

const tiles = {
  growth: <Paths look="growth" paths={growthArcs({ size: 320, count: 5 })} />,
  nonprofit: <Paths look="nonprofit" paths={threads({ width: 320, height: 320, count: 18 })} />,
  islamic: <Girih />,
  climate: <Paths look="climate" paths={contours({ width: 320, height: 320, rings: 8 })} />,
}

/** The picture of a theme, drawn from parameters. Decoration: hidden from screen readers. */
export function Motif({ theme }: { theme: Theme }) {
  if (theme !== 'mission') return tiles[theme]
  return (
    <div className={css.mosaic}>
      {tiles.growth}
      {tiles.islamic}
      {tiles.nonprofit}
      {tiles.climate}
    </div>
  )
}
