import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { drawn } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

const size = { width: 320, height: 236 }

/** A square of effort and effect. What is planned is filled; the rest waits. */
export function Matrix({ artifact }: { artifact: ArtifactOf<'matrix'> }) {
  const { width, height } = size
  return (
    <div className={drawn}>
      <p className={css.title}>{artifact.title}</p>
      <svg aria-hidden="true" className={css.matrix} viewBox={`0 -24 ${width} ${height + 48}`}>
        <path className={css.halfway} d={`M${width / 2} 0V${height}M0 ${height / 2}H${width}`} />
        <path d={`M1 0V${height}H${width}`} />
        <text y="-8">↑ {artifact.effect}</text>
        <text x={width} y={height + 20} textAnchor="end">
          {artifact.effort} →
        </text>
        {artifact.items.map(({ name, effort, effect, now }) => {
          const [x, y] = [(effort * width) / 100, height - (effect * height) / 100]
          return (
            <g key={name} className={now ? css.chosen : undefined}>
              <circle cx={x} cy={y} r="7" />
              <text x={x} y={y + 24} textAnchor="middle">
                {name}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
