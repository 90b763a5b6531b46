import type { Theme } from '../../content/model/theme.ts'
import * as css from './Motif.css.ts'
import { Ornament } from './Ornament.tsx'

/** How the mosaic's four tiles lie, and where its large one's arcs begin. */
const arrangements = Object.values(css.arrangement).flatMap((layout) =>
  Object.values(css.corner).map((corner) => ({ layout, corner })),
)

/**
 * The picture of a theme. The provider's own is a mosaic of all themes; with a `seed` (any whole number from 0) its
 * tiles lie as on no neighbouring page, without one in a square.
 */
export function Motif({ theme, seed }: { theme: Theme; seed?: number | undefined }) {
  if (theme !== 'mission') return <Ornament theme={theme} className={css.tile[theme]} />
  const chosen = seed === undefined ? undefined : arrangements[seed % arrangements.length]
  return (
    <div className={chosen ? `${css.mosaic} ${chosen.layout}` : `${css.mosaic} ${css.quarters}`}>
      <Ornament theme="mission" className={`${css.tile.mission} ${chosen?.corner ?? ''}`} isTile />
      <Ornament theme="islamic" className={css.tile.islamic} isTile />
      <Ornament theme="nonprofit" className={css.tile.nonprofit} isTile />
      <Ornament theme="climate" className={css.tile.climate} isTile />
    </div>
  )
}
