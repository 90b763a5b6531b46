import { growthArcs } from '../motifs/growth.ts'
import * as css from './Wordmark.css.ts'

/** The brand's mark: three arcs that widen from one corner. */
export function Mark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-4 -4 40 40" className={css.mark} aria-hidden="true">
      <rect x="-4" y="-4" width="40" height="40" rx="10" stroke="none" />
      <path
        d={growthArcs({ size: 32, count: 3 }).join('')}
        fill="none"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </svg>
  )
}

export function Wordmark({ name }: { name: string }) {
  return (
    <span className={css.wordmark}>
      <Mark />
      <span className={css.name}>{name}</span>
    </span>
  )
}
