import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { growthArcs } from '../../motifs/growth.ts'
import { drawn } from './Artifact.css.ts'
import { Lines } from './Bus.tsx'
import * as css from './drawings.css.ts'

const arcs = growthArcs({ size: 30, count: 3 }).join('')

/** Ten shifts in two rows; those that are done have the brand's stamp. */
export function Stamps({ artifact }: { artifact: ArtifactOf<'stamps'> }) {
  return (
    <div className={drawn}>
      <p className={css.title}>{artifact.title}</p>
      <svg aria-hidden="true" className={css.stamps} viewBox="0 0 340 136">
        {Array.from({ length: 10 }, (_, i) => {
          const [x, y] = [(i % 5) * 69 + 4, i < 5 ? 4 : 73]
          return (
            <g
              key={i}
              transform={`translate(${x} ${y})`}
              className={i < artifact.stamped ? css.stamped : undefined}
            >
              <circle cx="28" cy="28" r="28" />
              {i < artifact.stamped && (
                <path d={arcs} transform={`rotate(${((i * 37) % 50) - 25} 28 28) translate(15 11)`} />
              )}
            </g>
          )
        })}
      </svg>
      <Lines lines={artifact.lines} />
    </div>
  )
}
