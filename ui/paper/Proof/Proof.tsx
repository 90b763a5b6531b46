import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { Figure } from '../../sections/FigureSections.tsx'
import * as css from './Proof.css.ts'

/** A figure drawn to scale: one line enters, `times` lines leave. */
export function Proof({ artifact }: { artifact: ArtifactOf<'proof'> }) {
  return (
    <div className={css.proof}>
      <ProofLines times={artifact.times} />
      <div className={css.total}>
        <b className={css.figure}>
          <Figure text={artifact.figure} />
        </b>
        <p>
          {artifact.label}. {artifact.caption}
        </p>
      </div>
    </div>
  )
}

const waist = { x: 76, y: 150 }
const end = 300
/** Where the lines leave the drawing: a card shows them up to its edges. */
const [left, right] = [-600, 1160]

export function ProofLines({ times }: { times: number }) {
  return (
    <svg aria-hidden="true" className={css.lines} viewBox="0 0 560 300">
      <path d={`M${left} ${waist.y}H${waist.x}`} pathLength="100" />
      {Array.from({ length: times }, (_, i) => {
        const y = Math.round(24 + (i * 252) / (times - 1))
        const d = `M${waist.x} ${waist.y}C${waist.x + 90} ${waist.y} ${waist.x + 100} ${y} ${end} ${y}H${right}`
        return <path key={y} d={d} pathLength="100" />
      })}
      <circle cx="8" cy={waist.y} r="8" />
      <circle cx={waist.x} cy={waist.y} r="8" />
    </svg>
  )
}
