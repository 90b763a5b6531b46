import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { Pattern } from '../../motifs/Pattern.tsx'
import { onPaper } from '../../motifs/Poster.css.ts'
import { title } from '../paper.css.ts'
import * as css from './Envelopes.css.ts'

/** Envelopes on each other, each with a stamp of its audience; the one on top has been sent. */
export function Envelopes({ artifact: { envelopes } }: { artifact: ArtifactOf<'envelopes'> }) {
  return (
    <ul role="list" className={css.envelopes}>
      {envelopes.map(({ from, to, theme }, i) => (
        <li key={from} className={css.envelope}>
          <span className={css.from}>{from}</span>
          <span className={`${title} ${css.to}`}>{to}</span>
          <span className={css.stamp}>
            <span className={`${css.picture} ${onPaper[theme]}`}>
              <Pattern ground={theme} />
            </span>
            {i === envelopes.length - 1 && (
              <svg aria-hidden="true" className={css.postmark} viewBox="0 0 132 68">
                <circle cx="34" cy="34" r="32" />
                <circle cx="34" cy="34" r="22" />
                <path d="M67 20q8-7 16 0t16 0 16 0 16 0M68 34q8-7 16 0t16 0 16 0 16 0M67 48q8-7 16 0t16 0 16 0 16 0" />
              </svg>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
