import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { title } from '../paper.css.ts'
import * as css from './Wave.css.ts'

const bars = 15

/** A recording from top to bottom, with what happens beside it: dots where it is off. */
export function Wave({ artifact: { states } }: { artifact: ArtifactOf<'wave'> }) {
  return (
    <ol role="list" className={css.states}>
      {states.map(({ name, text, struck, off }, part) => (
        <li key={name} className={css.state}>
          <svg aria-hidden="true" viewBox="0 0 180 180" preserveAspectRatio="none" className={css.sound}>
            <path
              className={off ? css.silence : undefined}
              d={Array.from({ length: bars }, (_, i) =>
                line(6 + 12 * i, off ? 0 : width(part * bars + i)),
              ).join('')}
            />
          </svg>
          <p>
            <span className={`${title} ${css.name}`}>{name}</span>
            {struck && <s>{struck}</s>}
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}

const line = (y: number, width: number) => `M${90 - width / 2} ${y}h${width}`

/** Loud and quiet, without a pattern that the eye would find. */
const width = (i: number) => Math.round(24 + 150 * Math.abs(Math.sin(i * 1.9) * Math.cos(i * 0.37)))
