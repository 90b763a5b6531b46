import type { ReactNode } from 'react'
import * as css from './Motif.css.ts'
import { grows, tile } from './Pattern.css.ts'
import { Pattern } from './Pattern.tsx'

const grounds = ['amber', 'islamic', 'nonprofit', 'climate'] as const

/** The audiences' tiles, and what stands on the company's. */
export type Tiles = Readonly<
  Record<Exclude<(typeof grounds)[number], 'amber'>, { name: string; path: string }>
> & { amber: ReactNode }

/** The brand's mosaic: a tile for the company and one for each audience. */
export function Motif({ tiles }: { tiles?: Tiles | undefined }) {
  return (
    <div className={css.mosaic} data-pattern="">
      {grounds.map((ground) => (
        <div key={ground} className={`${tile[ground]} ${tiles ? grows[ground] : ''}`}>
          {tiles && ground === 'amber' ? tiles.amber : <Pattern ground={ground} />}
          {tiles && ground !== 'amber' && (
            <a href={tiles[ground].path} className={css.link}>
              <span className={`${css.name} ${tile[ground]}`}>{tiles[ground].name}</span>
            </a>
          )}
        </div>
      ))}
    </div>
  )
}
