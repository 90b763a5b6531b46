import { honeypotName } from '../../supabase/functions/_shared/contracts/form-field.ts'
import * as css from './Honeypot.css.ts'

/** A field hidden from people, which simple bots fill in. */
export function Honeypot() {
  return (
    <div className={css.honeypot} aria-hidden="true">
      <label>
        Leave this empty
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
