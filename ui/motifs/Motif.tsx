import * as css from './Motif.css.ts'
import { grows, tab, tile } from './Pattern.css.ts'
import { Pattern } from './Pattern.tsx'

const grounds = ['amber', 'islamic', 'nonprofit', 'climate'] as const

/** The targets of the tiles; the one without a path books a call. */
export type TileLinks = Readonly<Record<(typeof grounds)[number], { name: string; path?: string }>>

/** The brand's mosaic: a tile for the company and one for each audience. */
export function Motif({ links }: { links?: TileLinks | undefined }) {
  return (
    <div className={css.mosaic}>
      {grounds.map((ground) => {
        const link = links?.[ground]
        return (
          <div key={ground} className={`${tile[ground]} ${links ? grows[ground] : ''}`}>
            <Pattern ground={ground} />
            {link && (
              <a
                href={link.path ?? '/schedule'}
                data-cta={link.path ? undefined : 'book-call'}
                className={css.link}
              >
                <span className={`${css.name} ${tab[ground]}`}>{link.name}</span>
              </a>
            )}
          </div>
        )
      })}
    </div>
  )
}
