import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { title } from '../paper.css.ts'
import * as css from './Matrix.css.ts'

/** Four quarters of effort and effect, on the ground itself. What comes first has the gold quarter. */
export function Matrix({ artifact }: { artifact: ArtifactOf<'matrix'> }) {
  const { first, others } = artifact
  return (
    <div>
      <p className={`${title} ${css.title}`}>{artifact.title}</p>
      <p className={css.axis}>
        {artifact.effect} <Icon name="arrow-up" size={16} />
      </p>
      <div className={css.quarters}>
        <div className={css.first}>
          <p className={css.note}>{first.label}</p>
          {first.items.map((item) => (
            <p key={item} className={css.item}>
              {item}
            </p>
          ))}
        </div>
        {others.map((items) => (
          <div key={items[0]} className={css.quarter}>
            {items.map((item) => (
              <p key={item} className={css.item}>
                {item}
              </p>
            ))}
          </div>
        ))}
      </div>
      <p className={`${css.axis} ${css.effort}`}>
        {artifact.effort} <Icon name="arrow-right" size={16} />
      </p>
    </div>
  )
}
