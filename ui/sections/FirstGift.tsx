import { paper } from './artifacts/Artifact.css.ts'
import { part } from './artifacts/Sheets.css.ts'
import * as css from './Gift.css.ts'

/** The gift that the home page follows, on the company's tile of the mosaic. */
export function FirstGift() {
  return (
    <div role="img" aria-label="A gift of $25 for one hour of reading help." className={css.first}>
      <div className={`${paper} ${css.firstPaper}`}>
        <span className={part.title}>Reading hour</span>
        <span className={css.amount}>$25</span>
        <span className={part.button}>Give</span>
      </div>
    </div>
  )
}
