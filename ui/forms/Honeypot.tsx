import { honeypotName } from '../../supabase/functions/_shared/contracts/plain-forms.ts'
import * as css from './Honeypot.css.ts'

/** A field hidden from people, which simple bots fill in. */
export function Honeypot({ onFill }: { onFill?: (value: string) => void }) {
  return (
    <div className={css.honeypot} aria-hidden="true">
      <label>
        Leave this empty
        <input
          name={honeypotName}
          tabIndex={-1}
          autoComplete="off"
          onChange={onFill && ((event) => onFill(event.target.value))}
        />
      </label>
    </div>
  )
}
