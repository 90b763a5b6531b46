import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { growthArcs } from '../../motifs/patterns.ts'
import * as css from './WallCalendar.css.ts'

const inEnglish = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format
const monthName = inEnglish({ month: 'long' })
const weekday = inEnglish({ weekday: 'short' })
const arcs = growthArcs(576, 14, 112).join('')

/** A month of a wall calendar below its picture, with marked days. */
export function WallCalendar({ artifact }: { artifact: ArtifactOf<'wall'> }) {
  const { year, month, marks } = artifact
  const dateOf = (day: number) => new Date(Date.UTC(year, month - 1, day))
  const before = dateOf(1).getUTCDay()
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, i) => i - before + 1)
  return (
    <div className={css.sheet}>
      <svg
        aria-hidden="true"
        className={css.picture}
        viewBox="0 0 564 112"
        preserveAspectRatio="xMinYMax slice"
      >
        <path d={arcs} />
      </svg>
      <p className={css.month}>
        <b>{monthName(dateOf(1))}</b> {year}
      </p>
      <div className={css.days}>
        {cells.slice(0, 7).map((day) => (
          <span key={day}>{weekday(dateOf(day))}</span>
        ))}
        {cells.map((day) => {
          const mark = marks.find((each) => each.day === day)
          return (
            <div key={day} className={mark ? css.marked : css.day}>
              <b>{day > 0 && day <= length && day}</b>
              {mark && <span>{mark.text}</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
