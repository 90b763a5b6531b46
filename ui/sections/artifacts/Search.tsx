import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { padded } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

/** A page of search results. Other organizations' results are drawn as bars. */
export function Search({ artifact }: { artifact: ArtifactOf<'search'> }) {
  const { query, address, after, before } = artifact
  return (
    <div className={padded}>
      <p className={css.query}>
        <Icon name="search" size={18} />
        {query}
      </p>
      <p className={css.turn}>
        <span>After: their words</span>
      </p>
      <div className={css.ours}>
        <p className={css.address}>{address}</p>
        <p className={css.entryTitle}>{after.title}</p>
        <p>{after.text}</p>
      </div>
      <svg aria-hidden="true" className={css.others} viewBox="0 0 100 12" preserveAspectRatio="none">
        <path d="M0 2H38M0 10H84" />
      </svg>
      <p className={css.turn}>
        <span>Before: our words</span>
      </p>
      <div className={css.old}>
        <p className={css.entryTitle}>{before.title}</p>
        <p>{before.text}</p>
      </div>
    </div>
  )
}
