import { mark } from '../motifs/mark.ts'
import * as css from './Wordmark.css.ts'

export function Wordmark({ name }: { name: string }) {
  return (
    <span className={css.wordmark}>
      <svg width="34" height="34" viewBox="0 0 36 36" aria-hidden="true">
        {mark.map(({ tile, d, transform }) => (
          <path key={tile} d={d} transform={transform} className={css.part[tile]} />
        ))}
      </svg>
      <span className={css.name}>{name}</span>
    </span>
  )
}
