import { useId } from 'react'
import type { Theme } from '../../content/model/theme.ts'
import { contours } from './contours.ts'
import { girihTile } from './girih.ts'
import { growthArcs } from './growth.ts'
import { threads } from './threads.ts'

const paths = {
  mission: growthArcs({ size: 320, count: 5 }),
  nonprofit: threads({ width: 320, height: 320, count: 15 }),
  climate: contours({ width: 320, height: 320, rings: 8 }),
}
/** A tile has room for fewer. */
const tilePaths = { ...paths, climate: contours({ width: 320, height: 320, rings: 5 }) }

type OrnamentProps = {
  theme: Theme
  className: string
  /** It is a part of the mosaic. */
  isTile?: boolean
}

/**
 * The lines of a theme, drawn from parameters; the class gives them their stroke and place. The arcs keep to the
 * corner that they widen from, whatever the place's shape. Decoration: hidden from screen readers.
 */
export function Ornament({ theme, className, isTile = false }: OrnamentProps) {
  return (
    <svg
      viewBox="0 0 320 320"
      preserveAspectRatio={theme === 'mission' ? 'xMinYMax slice' : 'xMidYMid slice'}
      fill="none"
      strokeWidth={theme === 'mission' ? 2.4 : 1.6}
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      {theme === 'islamic' ? <Girih /> : <path d={(isTile ? tilePaths : paths)[theme].join('')} />}
    </svg>
  )
}

function Girih() {
  const id = useId()
  return (
    <>
      <defs>
        <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse">
          <path d={girihTile(80)} />
        </pattern>
      </defs>
      <rect width="320" height="320" fill={`url(#${id})`} stroke="none" />
    </>
  )
}
