import { Fragment } from 'react'
import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { drawn } from './Artifact.css.ts'
import * as css from './Proof.css.ts'

/** A figure drawn to scale: one line enters, `times` lines leave. */
export function Proof({ artifact }: { artifact: ArtifactOf<'proof'> }) {
  return (
    <div className={drawn}>
      <p>
        {artifact.label}. {artifact.caption}
      </p>
      <ProofLines times={artifact.times} />
      <b className={css.figure}>{artifact.figure}</b>
    </div>
  )
}

const waist = { x: 190, y: 150 }
const end = 556
/** Where the lines leave the drawing: a card shows them up to its edges. */
const [left, right] = [-600, 1160]

export function ProofLines({ times }: { times: number }) {
  const count = Math.ceil(times)
  const part = Math.round((times - count + 1) * 100)
  return (
    <svg aria-hidden="true" className={css.lines} viewBox="0 0 560 300">
      <path d={`M${left} ${waist.y}H${waist.x}`} pathLength="100" />
      {Array.from({ length: count }, (_, i) => {
        const y = Math.round(24 + (i * 252) / (count - 1))
        const d = `M${waist.x} ${waist.y}C${waist.x + 110} ${waist.y} ${waist.x + 120} ${y} ${end} ${y}`
        if (i < count - 1) return <path key={y} d={`${d}H${right}`} pathLength="100" />
        // The last line ends where its fraction does; the rest is faint.
        return (
          <Fragment key={y}>
            <path d={`${d}H${right}`} className={css.rest} />
            <path d={d} pathLength="100" strokeDasharray={`${part} 100`} />
          </Fragment>
        )
      })}
      <circle cx={waist.x} cy={waist.y} r="9" />
    </svg>
  )
}
