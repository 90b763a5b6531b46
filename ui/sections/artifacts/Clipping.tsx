import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { contours } from '../../motifs/contours.ts'
import { padded } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

const picture = contours({ width: 160, height: 150, rings: 5 }).join('')

/** A story in a paper; its running text is drawn as lines. */
export function Clipping({ artifact }: { artifact: ArtifactOf<'clipping'> }) {
  return (
    <div className={padded}>
      <p className={css.masthead}>{artifact.paper}</p>
      <p className={css.headline}>{artifact.headline}</p>
      <svg aria-hidden="true" className={css.story} viewBox="0 0 340 150">
        <path
          className={css.columnLines}
          d="M0 5H160M0 23H156M0 41H160M0 59H150M0 77H160M0 95H154M0 113H160M0 131H92"
        />
        <g transform="translate(180)">
          <rect width="160" height="150" rx="6" />
          <path d={picture} transform="translate(20 18) scale(0.75)" />
        </g>
      </svg>
      <p>{artifact.caption}</p>
      <p className={css.nextStep}>{artifact.next}</p>
    </div>
  )
}
