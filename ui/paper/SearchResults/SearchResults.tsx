import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { label, title } from '../paper.css.ts'
import * as css from './SearchResults.css.ts'

/** A search, the result in the searcher's words, and the old one, faint below it. */
export function SearchResults({ artifact }: { artifact: ArtifactOf<'search'> }) {
  const { query, address, after, before } = artifact
  return (
    <div className={css.results}>
      <p className={css.query}>
        <Icon name="search" size={24} />
        {query}
      </p>
      <div className={css.after}>
        <p className={label}>{after.label}</p>
        <p className={css.address}>{address}</p>
        <p className={css.title}>{after.title}</p>
        <p>{after.text}</p>
      </div>
      <div className={css.before}>
        <p>{before.label}</p>
        <p className={title}>{before.title}</p>
        <p>{before.text}</p>
      </div>
    </div>
  )
}
