import { type Leaf, leafPattern, leaves } from '../../motifs/leaves.ts'
import * as css from './Mark.css.ts'

const size = 280

/** The pattern of a leaf. Decorative: hidden from screen readers. */
export const LeafPattern = ({ leaf }: { leaf: Leaf }) => (
  <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} className={css.pattern}>
    <path d={leafPattern[leaf]({ width: size, height: size })} />
  </svg>
)

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
          {i < filled && <LeafPattern leaf={leaf} />}
          {words && <span className={css.word[leaf]}>{words[i]}</span>}
        </div>
      ))}
      {fallen && <div className={css.place} />}
    </div>
  )
}
