import type { Artifact as ArtifactContent } from '../../../content/model/artifact.ts'
import type { Theme } from '../../../content/model/theme.ts'
import { Motif, type TileLink } from '../../motifs/Motif.tsx'
import { grows, tile } from '../../motifs/Pattern.css.ts'
import { Pattern } from '../../motifs/Pattern.tsx'
import * as css from './Artifact.css.ts'
import { Bus } from './Bus.tsx'
import { Clipping } from './Clipping.tsx'
import { Matrix } from './Matrix.tsx'
import { Months } from './Months.tsx'
import { Proof } from './Proof.tsx'
import { Ring } from './Ring.tsx'
import { Search } from './Search.tsx'
import { Sheets } from './Sheets.tsx'
import { Stamps } from './Stamps.tsx'
import { Timeline } from './Timeline.tsx'
import { Year } from './Year.tsx'

export type TileLinks = Readonly<Record<Theme, TileLink>>

type ArtifactProps = { artifact: ArtifactContent; theme: Theme; links?: TileLinks | undefined }

/** The hero's field of pattern; the paper on it is one image with a text alternative. */
export function Artifact({ artifact, theme, links }: ArtifactProps) {
  return (
    <div className={css.field}>
      <div className={`${css.ground} ${tile[theme]} ${grows[theme]}`} data-drawing={artifact.kind}>
        {links ? <Motif links={links} /> : <Pattern theme={theme} />}
      </div>
      {artifact.kind !== 'field' && (
        <div role="img" aria-label={artifact.alt} className={css.over}>
          <Drawing artifact={artifact} />
        </div>
      )}
    </div>
  )
}

function Drawing({ artifact }: { artifact: Exclude<ArtifactContent, { kind: 'field' }> }) {
  switch (artifact.kind) {
    case 'search':
      return <Search artifact={artifact} />
    case 'sheets':
      return <Sheets artifact={artifact} />
    case 'timeline':
      return <Timeline artifact={artifact} />
    case 'ring':
      return <Ring artifact={artifact} />
    case 'months':
      return <Months artifact={artifact} />
    case 'proof':
      return <Proof artifact={artifact} />
    case 'matrix':
      return <Matrix artifact={artifact} />
    case 'bus':
      return <Bus artifact={artifact} />
    case 'clipping':
      return <Clipping artifact={artifact} />
    case 'stamps':
      return <Stamps artifact={artifact} />
    case 'year':
      return <Year artifact={artifact} />
  }
}
