import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { RingDrawing } from '../../motifs/Drawings.tsx'
import { arcPath, withRadius } from '../../motifs/ring.ts'
import { drawn } from './Artifact.css.ts'
import * as css from './drawings.css.ts'
import { inks } from './Objects.tsx'

/** A year as a ring, and a legend with each period's arc below it. */
export function Ring({ artifact }: { artifact: ArtifactOf<'ring'> }) {
  return (
    <div className={drawn}>
      <RingDrawing artifact={artifact} inks={inks} className={css.ring} />
      <ul role="list" className={css.legend}>
        {withRadius(artifact.arcs).map(({ name, when, from, to, radius, faint }) => (
          <li key={name} className={css.legendLine}>
            <svg aria-hidden="true" viewBox="0 0 320 320" className={css.legendArc}>
              <path strokeWidth="20" stroke={inks.line} d={arcPath(0, 12, radius)} />
              <path strokeWidth={faint ? 20 : 34} d={arcPath(from, to, radius)} />
            </svg>
            <span>
              <b>{name}</b> {when}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
