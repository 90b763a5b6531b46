import type { ArtifactOf } from '../../../content/model/artifact.ts'
import * as css from './Progress.css.ts'

/** A leaf cut into slices: gold for what is done, dotted outlines for what is to come. */
export function Progress({ artifact }: { artifact: ArtifactOf<'progress'> }) {
  return (
    <ol role="list" className={css.leaf}>
      {artifact.entries.map(({ when, what, open }) => (
        <li key={when} className={open ? css.open : css.done}>
          <b>{when}</b>
          <span className={css.what}>{what}</span>
        </li>
      ))}
    </ol>
  )
}
