import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { drawn } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

/** The x and y coordinate of the ring's center. */
const middle = 160

/** The point at `month` (0 to 12, clockwise from the top) and at `radius` from the center. */
function pointAt(month: number, radius: number): { x: number; y: number } {
  const angle = (month / 12) * 2 * Math.PI - Math.PI / 2
  return {
    x: Math.round(middle + radius * Math.cos(angle)),
    y: Math.round(middle + radius * Math.sin(angle)),
  }
}

/** A clockwise arc from one month to another; twelve months are a full circle. */
function arcPath(from: number, to: number, radius: number): string {
  if (to - from >= 12) {
    const top = middle - radius
    return `M${middle} ${top}a${radius} ${radius} 0 1 1-1 0z`
  }
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)]
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 6 ? 1 : 0} 1 ${end.x} ${end.y}`
}

const months = [...'JFMAMJJASOND']
const outermost = 122
const step = 13

/** A Gregorian year as a ring with an arc for each period, and a legend below. */
export function Ring({ artifact }: { artifact: ArtifactOf<'ring'> }) {
  let radius = outermost + step
  const arcs = artifact.arcs.map((arc) => {
    if (!arc.sameRing) radius -= step
    return { ...arc, radius }
  })
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
            x={middle}
            y={middle + 5 + (i - (artifact.center.length - 1) / 2) * 20}
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
