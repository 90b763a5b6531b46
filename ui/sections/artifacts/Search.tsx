import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { padded } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

/** A page of search results. Other organizations' results are drawn as bars. */
export function Search({ artifact }: { artifact: ArtifactOf<'search'> }) {
  const { query, address, after, before } = artifact
  return (
    <div className={padded}>
      <p className={css.query}>
        <svg
          aria-hidden="true"
          width="18"
          height="18"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
        >
          <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5" />
        </svg>
        {query}
      </p>
      <p className={css.turn}>
        <span>Now: page one</span>
      </p>
      <div className={css.ours}>
        <p className={css.address}>{address}</p>
        <p className={css.entryTitle}>{after.title}</p>
        <p>{after.text}</p>
      </div>
      <Others />
      <p className={css.turn}>
        <span>Before: page two</span>
      </p>
      <div className={css.old}>
        <p className={css.entryTitle}>{before.title}</p>
        <p>{before.text}</p>
      </div>
    </div>
  )
}

function Others() {
  return (
    <svg aria-hidden="true" className={css.others} viewBox="0 0 100 12" preserveAspectRatio="none">
      <path d="M0 2H38M0 10H84" />
    </svg>
  )
}
