import { leafPattern, leaves } from '../../motifs/leaves.ts'
import * as css from './Mark.css.ts'

const size = 280
const paths = leaves.map((leaf) => leafPattern[leaf]({ width: size, height: size }))

type MarkProps = {
  /** How many leaves are filled, clockwise from the amber one; the others are outlines. */
  filled: number
  /** Quarter turns, clockwise. */
  turn?: 1 | 2 | 3 | undefined
  /** A word or two on each leaf. */
  words?: readonly string[] | undefined
  /** One leaf has come off: its place is dotted. */
  fallen?: boolean
}

/** The brand's mark at the size of a poster. */
export function Mark({ filled, turn, words, fallen }: MarkProps) {
  return (
    <div className={`${css.mark} ${turn ? css.turned[turn] : ''}`}>
      {leaves.map((leaf, i) => (
        <div
          key={leaf}
          className={`${css.leaf[leaf]} ${i >= filled ? css.open[leaf] : css.filled[leaf]} ${fallen && leaf === 'islamic' ? css.fallen : ''}`}
        >
          {i < filled && (
            <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} className={css.pattern}>
              <path d={paths[i]} />
            </svg>
          )}
          {words && <span className={css.word[leaf]}>{words[i]}</span>}
        </div>
      ))}
      {fallen && <div className={css.place} />}
    </div>
  )
}
