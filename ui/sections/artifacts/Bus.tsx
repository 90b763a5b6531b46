import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { busBody } from '../../motifs/bus.ts'
import { drawn } from './Artifact.css.ts'
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
