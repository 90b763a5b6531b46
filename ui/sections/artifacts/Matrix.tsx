import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { padded } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

const size = { width: 320, height: 250 }

/** A square of effort and effect. What is planned is filled; the rest waits. */
export function Matrix({ artifact }: { artifact: ArtifactOf<'matrix'> }) {
  const { width, height } = size
  return (
    <div className={padded}>
      <p className={css.title}>{artifact.title}</p>
      <svg aria-hidden="true" className={css.matrix} viewBox={`0 0 ${width} ${height + 24}`}>
        <path d={`M8 4V${height}H${width - 4}`} />
        <path className={css.halfway} d={`M${width / 2} 8V${height - 4}M12 ${height / 2}H${width - 8}`} />
        <text x="18" y="18">
          {artifact.effect}
        </text>
        <text x={width - 4} y={height + 20} textAnchor="end">
          {artifact.effort}
        </text>
        {artifact.items.map(({ name, effort, effect, now }) => {
          const [x, y] = [22 + effort * 2.3, height - 18 - effect * 2]
          return (
            <g key={name} className={now ? css.chosen : undefined}>
              <circle cx={x} cy={y} r="7" />
              <text x={x + 13} y={y + 5}>
                {name}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
