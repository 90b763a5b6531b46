import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { busBody, contours, growthArcs } from '../../motifs/patterns.ts'
import { drawn, padded } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

/** A bus with the sponsor's name on its side. */
export function Bus({ artifact }: { artifact: ArtifactOf<'bus'> }) {
  return (
    <div className={drawn}>
      <svg aria-hidden="true" className={css.bus} viewBox="0 0 340 172">
        <path className={css.body} d={busBody} />
        <path d="M0 164h340M10 126h320" />
        <circle cx="82" cy="142" r="21" />
        <circle cx="262" cy="142" r="21" />
        <text x="140" y="110">
          {artifact.side}
        </text>
      </svg>
      <p className={css.title}>{artifact.title}</p>
      <Lines lines={artifact.lines} />
    </div>
  )
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul role="list" className={css.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const picture = contours({ width: 160, height: 150, rings: 5 }).join('')

/** A story in a paper; its running text is drawn as lines. */
export function Clipping({ artifact }: { artifact: ArtifactOf<'clipping'> }) {
  return (
    <div className={padded}>
      <p className={css.masthead}>{artifact.paper}</p>
      <p className={css.headline}>{artifact.headline}</p>
      <svg aria-hidden="true" className={css.story} viewBox="0 0 340 150">
        <path
          className={css.columnLines}
          d="M0 5H160M0 23H156M0 41H160M0 59H150M0 77H160M0 95H154M0 113H160M0 131H92"
        />
        <g transform="translate(180)">
          <rect width="160" height="150" rx="6" />
          <path d={picture} transform="translate(20 18) scale(0.75)" />
        </g>
      </svg>
      <p>{artifact.caption}</p>
      <p className={css.nextStep}>{artifact.next}</p>
    </div>
  )
}

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
