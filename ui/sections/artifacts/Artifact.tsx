import type { Artifact as ArtifactContent } from '../../../content/model/artifact.ts'
import { Arcs, Motif } from '../../motifs/Motif.tsx'
import * as css from './Artifact.css.ts'
import { Growth } from './Growth.tsx'
import { Months } from './Months.tsx'
import { Ring } from './Ring.tsx'
import { Search } from './Search.tsx'
import { Sheets } from './Sheets.tsx'
import { Timeline } from './Timeline.tsx'

/** The hero's drawing: one image with a text alternative, except the `mark`, which is decorative. */
export function Artifact({ artifact }: { artifact: ArtifactContent }) {
  if (artifact.kind === 'mark') {
    return (
      <div className={css.mark}>
        <Motif />
      </div>
    )
  }
  return (
    <div role="img" aria-label={artifact.alt} className={css.panel}>
      <Arcs className={css.arcs} />
      <Drawing artifact={artifact} />
    </div>
  )
}

function Drawing({ artifact }: { artifact: Exclude<ArtifactContent, { kind: 'mark' }> }) {
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
    case 'growth':
      return <Growth artifact={artifact} />
  }
}
