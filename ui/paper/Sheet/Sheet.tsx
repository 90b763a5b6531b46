import type { Sheet as SheetContent } from '../../../content/model/artifact.ts'
import * as css from './Sheet.css.ts'
import { label, silhouette } from './silhouettes.css.ts'

/** A drawn document or screen, made of text: a receipt, a letter, a phone, an index card or a plain page. */
export function Sheet({ sheet, caption = true }: { sheet: SheetContent; caption?: boolean }) {
  return (
    <figure className={silhouette[sheet.paper]}>
      {caption && <figcaption className={label[sheet.paper]}>{sheet.label}</figcaption>}
      <ul role="list" className={css.parts}>
        {sheet.parts.map(({ as, text, note, mark }) => (
          <li
            key={text}
            className={as in css.kind ? `${css.line} ${css.kind[as as keyof typeof css.kind]}` : css.line}
          >
            {as === 'signature' && (
              <svg aria-hidden="true" className={css.pen} viewBox="0 0 186 56">
                <path d="M4 46C14 22 24 6 30 9s-8 44-3 45 18-34 24-34-4 30 2 30 14-28 20-28-3 28 4 28 16-44 23-46-4 30 6 40c10 4 46-10 76-13" />
              </svg>
            )}
            <span className={css.part[as]}>{text}</span>
            {mark && <span className={css.mark}>{mark}</span>}
            {note && <span className={css.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </figure>
  )
}
