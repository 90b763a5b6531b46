import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { label, title } from '../paper.css.ts'
import * as css from './Ledger.css.ts'

/** Figures with their sources, ruled like a ledger: a single rule above the sum, a double one below it. */
export function Ledger({ artifact }: { artifact: ArtifactOf<'ledger'> }) {
  const [name, from, value] = artifact.columns
  return (
    <div className={css.ledger}>
      <p className={title}>{artifact.title}</p>
      <div className={`${css.row.plain} ${label}`}>
        <span>{name}</span>
        <span>{from}</span>
        <span>{value}</span>
      </div>
      {artifact.rows.map(({ name, from, value, look }) => (
        <div key={name} className={css.row[look ?? 'plain']}>
          <span>{name}</span>
          <span>{from}</span>
          <b className={css.value}>{value}</b>
        </div>
      ))}
    </div>
  )
}
