import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { padded } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

/** A growth figure, with bars for the values before and after, to scale. */
export function Growth({ artifact }: { artifact: ArtifactOf<'growth'> }) {
  return (
    <div className={padded}>
      {artifact.rows.map(({ figure, label, before, after }) => (
        <div key={label}>
          <p className={css.figure}>{figure}</p>
          <p>{label}</p>
          <svg aria-hidden="true" className={css.growthBars} viewBox="0 0 100 26" preserveAspectRatio="none">
            <path className={css.before} d={`M0 5H${before}`} />
            <path d={`M0 20H${after}`} />
          </svg>
        </div>
      ))}
      <p className={css.key}>Gray: before. Color: after. Bars to scale.</p>
    </div>
  )
}
