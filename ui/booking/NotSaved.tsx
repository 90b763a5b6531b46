import { useAtomValue } from 'jotai'
import { Button } from '../primitives/Button/Button.tsx'
import { confirmingAtom } from './atoms.ts'
import { problem } from './BookingWizard.css.ts'
import { RequestLink } from './RequestLink.tsx'

/** Why the last change was not saved, and how to go on. */
export function NotSaved({ note = '', onBack }: { note?: string; onBack?: () => void }) {
  const confirming = useAtomValue(confirmingAtom)
  if (confirming.status !== 'failed') return null
  const { kind, message } = confirming.error
  return (
    <div role="alert" className={problem}>
      <p>
        {message} {note}
      </p>
      {kind === 'time_taken' && onBack && (
        <Button variant="default" size="small" onPress={onBack}>
          Choose Another Time
        </Button>
      )}
      {kind === 'too_many_calls' && <RequestLink />}
    </div>
  )
}
