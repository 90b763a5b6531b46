import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { markSvg } from '../../motifs/mark.ts'
import { title } from '../paper.css.ts'
import * as css from './StampCard.css.ts'

/** The mark's colors on a stamp's dark ground. */
const stamp = markSvg({
  highlight: '#f4b13e',
  islamic: { fill: '#5fb3ad' },
  climate: { fill: '#9cc96b' },
  nonprofit: { fill: '#d98cab' },
})

/** Ten shifts in two rows; those that are done carry the mark. */
export function StampCard({ artifact }: { artifact: ArtifactOf<'stamps'> }) {
  return (
    <div className={css.card}>
      <p className={`${title} ${css.title}`}>{artifact.title}</p>
      <svg aria-hidden="true" className={css.stamps} viewBox="0 0 500 184">
        <symbol id="stamp" viewBox="0 0 84 84">
          <circle cx="42" cy="42" r="42" />
          {/* Our own constant. */}
          <g transform="translate(19.5 19.5) scale(1.25)" dangerouslySetInnerHTML={{ __html: stamp }} />
        </symbol>
        {Array.from({ length: 10 }, (_, i) => {
          const [x, y] = [(i % 5) * 104, i < 5 ? 0 : 100]
          return i < artifact.stamped ? (
            <use key={i} href="#stamp" x={x} y={y} width="84" height="84" />
          ) : (
            <g key={i}>
              <circle className={css.open} cx={x + 42} cy={y + 42} r="41" />
              <text x={x + 42} y={y + 49} textAnchor="middle">
                {i + 1}
              </text>
            </g>
          )
        })}
      </svg>
      <ul role="list" className={css.lines}>
        {artifact.lines.map((line) => {
          const [shift, what] = line.split(': ')
          return (
            <li key={line}>
              <b>{shift}</b> {what}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
