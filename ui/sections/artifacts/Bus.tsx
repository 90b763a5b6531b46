import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { drawn } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

/** A bus with the sponsor's name on its side. */
export function Bus({ artifact }: { artifact: ArtifactOf<'bus'> }) {
  return (
    <div className={drawn}>
      <svg aria-hidden="true" className={css.bus} viewBox="0 0 340 172">
        <path
          className={css.body}
          d="M10 140V36a24 24 0 0 1 24-24h244a26 26 0 0 1 25 20l25 66a24 24 0 0 1 2 9v33zM24 32h44v34H24zM82 32h44v34H82zM140 32h44v34h-44zM198 32h44v34h-44zM256 32h24l16 44h-40z"
        />
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
