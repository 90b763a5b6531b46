import type { ComponentType } from 'react'
import type { Artifact as ArtifactContent, ArtifactOf, DrawingKind } from '../../../content/model/artifact.ts'
import { Motif, type TileLinks } from '../../motifs/Motif.tsx'
import { type Ground, grows, tile } from '../../motifs/Pattern.css.ts'
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

type ArtifactProps = { artifact: ArtifactContent; ground: Ground; links?: TileLinks | undefined }

/** The hero's field of pattern; the paper on it is one image with a text alternative. */
export function Artifact({ artifact, ground, links }: ArtifactProps) {
  return (
    <div className={css.field}>
      <div className={`${css.ground} ${tile[ground]} ${grows[ground]}`} data-drawing={artifact.kind}>
        {links ? <Motif links={links} /> : <Pattern ground={ground} />}
      </div>
      {artifact.kind !== 'field' && (
        <div role="img" aria-label={artifact.alt} className={css.over}>
          <Drawing artifact={artifact} />
        </div>
      )}
    </div>
  )
}

const drawings: { [K in DrawingKind]: ComponentType<{ artifact: ArtifactOf<K> }> } = {
  search: Search,
  sheets: Sheets,
  timeline: Timeline,
  ring: Ring,
  months: Months,
  proof: Proof,
  matrix: Matrix,
  bus: Bus,
  clipping: Clipping,
  stamps: Stamps,
  year: Year,
}

function Drawing({ artifact }: { artifact: ArtifactOf<DrawingKind> }) {
  const Component = drawings[artifact.kind] as ComponentType<{ artifact: ArtifactContent }>
  return <Component artifact={artifact} />
}
