import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { drawn } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

/** A row of twelve squares for each phase, with its own months filled. */
export function Year({ artifact }: { artifact: ArtifactOf<'year'> }) {
  let month = 0
  return (
    <div className={drawn}>
      <p className={css.title}>{artifact.title}</p>
      {artifact.phases.map(({ name, months }) => {
        const from = month
        month += months
        return (
          <div key={name}>
            <svg aria-hidden="true" className={css.year} viewBox="0 0 340 24">
              <path className={css.otherMonths} d={squares(0, 12)} />
              <path d={squares(from, month)} />
            </svg>
            <p>{name}</p>
          </div>
        )
      })}
    </div>
  )
}

function squares(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, i) => `M${(from + i) * 28.6} 0h24v24h-24z`).join('')
}
