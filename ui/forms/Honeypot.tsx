import { formWords } from '../../content/form-words.ts'
import { honeypotName } from '../../supabase/functions/_shared/contracts/form-field.ts'
import * as css from './Honeypot.css.ts'

/** A field hidden from people, which simple bots fill in. */
export function Honeypot() {
  return (
    <div className={css.honeypot} aria-hidden="true">
      <label>
        {formWords.honeypot}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
