import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { contours } from '../../motifs/patterns.ts'
import * as css from './Clipping.css.ts'

const picture = contours(208, 232, 9).join('')

/** A story cut out of a paper; its running text is drawn as lines. */
export function Clipping({ artifact }: { artifact: ArtifactOf<'clipping'> }) {
  return (
    <div className={css.shadow}>
      <div className={css.clipping}>
        <p className={css.masthead}>{artifact.paper}</p>
        <p className={css.headline}>{artifact.headline}</p>
        <div className={css.story}>
          <svg
            aria-hidden="true"
            className={css.picture}
            viewBox="0 0 208 232"
            preserveAspectRatio="xMidYMid slice"
          >
            <path d={picture} />
          </svg>
          <div className={css.text} />
        </div>
        <p className={css.strong}>{artifact.caption}</p>
        <p className={css.next}>{artifact.next}</p>
      </div>
    </div>
  )
}
