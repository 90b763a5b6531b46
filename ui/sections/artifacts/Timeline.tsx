import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { drawn } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

/** A vertical timeline. A gap has a hollow dot and a dashed line. */
export function Timeline({ artifact }: { artifact: ArtifactOf<'timeline'> }) {
  const { title, entries } = artifact
  return (
    <div className={drawn}>
      <p className={css.title}>{title}</p>
      <ol role="list" className={css.entries}>
        {entries.map(({ when, what, gap }) => (
          <li key={when} className={gap ? `${css.entry} ${css.gap}` : css.entry}>
            <span className={css.when}>{when}</span>
            <span className={css.what}>{what}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
