import type { Sheet as SheetContent } from '../../../content/model/artifact.ts'
import * as css from './Sheet.css.ts'
import { label, silhouette } from './silhouettes.css.ts'

/** Signatures: each role has its own. */
const hands = [
  'M4 46C14 22 24 6 30 9s-8 44-3 45 18-34 24-34-4 30 2 30 14-28 20-28-3 28 4 28 16-44 23-46-4 30 6 40c10 4 46-10 76-13',
  'M12 14c10-8 26-8 26 4S18 40 10 46c14-10 30-14 34-8s-6 14 2 12 12-16 18-16 0 14 6 14 10-22 16-38c-6 16-10 36-2 38s12-12 18-12 2 12 8 12 30-6 62-22',
  'M6 38c14 2 30-22 24-28s-16 14-8 26 20 4 26-8 6-14 10-8-6 22 2 22 12-20 18-20-2 18 6 18 10-12 18-14 30 6 68-6',
  'M10 10c-4 12-8 28-4 34s20-2 24-16M34 12v34M34 30c8-8 18-10 20-2s-2 16 6 16 8-16 16-16 0 16 8 16 14-30 20-36-10 32 0 34 40-4 70-16',
  'M20 8c-8 18-14 34-14 44M8 32c16-4 28-16 38-24-6 14-12 30-10 40s14-14 20-14-4 14 2 14 12-12 18-12 2 12 10 10 14-28 22-40c-6 16-12 38-6 42s40-8 70-8',
]

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
                <path d={hands[(text.length + text.charCodeAt(4)) % hands.length]} />
              </svg>
            )}
            {as === 'tally' && <Tally count={Number.parseInt(text, 10)} />}
            <span className={css.part[as]}>{text}</span>
            {mark && <span className={css.mark}>{mark}</span>}
            {note && <span className={css.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** A count in strokes of a pen, five by five. */
function Tally({ count }: { count: number }) {
  const groups = Math.ceil(count / 5)
  const five = (x: number) => `M${x + 4} 4l2 24m6-25l-1 26m7-25l1 24m6-25l-2 26M${x} 22l29-14`
  return (
    <svg aria-hidden="true" className={css.tally} viewBox={`-2 0 ${groups * 41} 32`}>
      <path d={Array.from({ length: groups }, (_, i) => five(i * 41)).join('')} />
    </svg>
  )
}
