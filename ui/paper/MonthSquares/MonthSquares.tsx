import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { sectionWords } from '../../../content/page-words.ts'
import { title } from '../paper.css.ts'
import * as css from './MonthSquares.css.ts'

/** A row of twelve squares for each phase, with its own months filled. */
export function MonthSquares({ artifact }: { artifact: ArtifactOf<'phases'> }) {
  let month = 0
  return (
    <div className={css.phases}>
      {artifact.phases.map(({ name, months }) => {
        const from = month
        month += months
        return (
          <div key={name}>
            <p className={css.head}>
              <span className={title}>{name}</span>
              {sectionWords.months} {from + 1}–{month}
            </p>
            <svg aria-hidden="true" className={css.squares} viewBox="0 0 564 44">
              <path className={css.others} d={squares(0, 12)} />
              <path d={squares(from, month)} />
            </svg>
          </div>
        )
      })}
    </div>
  )
}

const squares = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `M${(from + i) * 47.3} 0h43v43h-43z`).join('')
