import type { Theme } from '../../content/model/theme.ts'
import * as css from './Motif.css.ts'
import { grows, tab, tile } from './Pattern.css.ts'
import { Pattern } from './Pattern.tsx'

/** The target of a tile; the one without a path books a call. */
export type TileLink = { name: string; path?: string }

const themes = ['mission', 'islamic', 'nonprofit', 'climate'] as const

/** The brand's mosaic: a tile for the company and one for each audience. */
export function Motif({ links }: { links?: Readonly<Record<Theme, TileLink>> | undefined }) {
  return (
    <div className={css.mosaic}>
      {themes.map((theme) => {
        const link = links?.[theme]
        return (
          <div key={theme} className={`${tile[theme]} ${links ? grows[theme] : ''}`}>
            <Pattern theme={theme} />
            {link && (
              <a
                href={link.path ?? '/schedule'}
                data-cta={link.path ? undefined : 'book-call'}
                className={css.link}
              >
                <span className={`${css.name} ${tab[theme]}`}>{link.name}</span>
              </a>
            )}
          </div>
        )
      })}
    </div>
  )
}
