import type { ArtifactOf, Sheet as SheetContent } from '../../../content/model/artifact.ts'
import * as css from './Sheets.css.ts'

/** Drawings of documents and screens, made of text. */
export function Sheets({ artifact }: { artifact: ArtifactOf<'sheets'> }) {
  return (
    <div className={css.layout[artifact.layout]}>
      {artifact.sheets.map((sheet) => (
        <Sheet key={sheet.label} sheet={sheet} />
      ))}
    </div>
  )
}

export function Sheet({ sheet }: { sheet: SheetContent }) {
  const { label, parts, better } = sheet
  return (
    <figure className={`${css.sheet} ${better ? css.better : ''}`}>
      <figcaption className={css.label}>{label}</figcaption>
      <ul role="list" className={css.parts}>
        {parts.map(({ as, text, note, mark }) => (
          <li key={text} className={css.line}>
            <span className={css.part[as]}>{text}</span>
            {mark && <span className={css.mark}>{mark}</span>}
            {note && <span className={css.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </figure>
  )
}
