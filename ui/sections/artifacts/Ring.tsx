import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { arcPath, pointAt, ring, withRadius } from '../../motifs/ring.ts'
import { drawn } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

const months = [...'JFMAMJJASOND']

/** A Gregorian year as a ring with an arc for each period, and a legend below. */
export function Ring({ artifact }: { artifact: ArtifactOf<'ring'> }) {
  const arcs = withRadius(artifact.arcs)
  return (
    <div className={drawn}>
      <svg aria-hidden="true" viewBox="0 0 320 320" className={css.ring}>
        {months.map((letter, month) => {
          const { x, y } = pointAt(month + 0.5, 143)
          return (
            <text key={month} x={x} y={y + 6}>
              {letter}
            </text>
          )
        })}
        <path
          className={css.tracks}
          d={[...new Set(arcs.map((arc) => arc.radius))].map((each) => arcPath(0, 12, each)).join('')}
        />
        {arcs.map(({ name, from, to, radius, faint }) => (
          <path key={name} className={faint ? css.faint : css.arc} d={arcPath(from, to, radius)} />
        ))}
        {artifact.center.map((line, i) => (
          <text
            key={line}
            className={css.center}
            x={ring.middle}
            y={ring.middle + 5 + (i - (artifact.center.length - 1) / 2) * 20}
          >
            {line}
          </text>
        ))}
      </svg>
      <ul role="list" className={css.legend}>
        {arcs.map(({ name, when, from, to, radius, faint }) => (
          <li key={name} className={css.legendLine}>
            <svg aria-hidden="true" viewBox="0 0 320 320" className={css.ring}>
              <path className={css.tracks} d={arcPath(0, 12, radius)} />
              <path className={faint ? css.faint : css.arc} d={arcPath(from, to, radius)} />
            </svg>
            <span>
              <b>{name}</b> {when}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
