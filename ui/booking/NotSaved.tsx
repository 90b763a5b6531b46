import { useAtomValue } from 'jotai'
import { wizardWords, confirmStepWords as words } from '../../content/scheduler-words.ts'
import type { DataError } from '../../data-access/result.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { confirmingAtom } from './atoms.ts'
import { problem } from './BookingWizard.css.ts'

/** Whether trying again cannot help. */
export const needsOtherTime = ({ kind }: DataError) => kind === 'time_taken' || kind === 'time_past'

/** Why the last change was not saved, and how to go on. */
export function NotSaved({
  note = '',
  isBooking = false,
  onBack,
}: {
  note?: string
  /** Whether a new call was to be booked (PRODUCT.md, "Messages"). */
  isBooking?: boolean
  onBack?: () => void
}) {
  const confirming = useAtomValue(confirmingAtom)
  if (confirming.status !== 'failed') return null
  const { error } = confirming
  const { title, text } = error.kind === 'unclear' ? words.unclear : words.failed
  return (
    <div role="alert" className={problem}>
      {isBooking && (
        <p>
          <strong>{title}</strong> {!needsOtherTime(error) && error.kind !== 'other_mailbox' && text}
        </p>
      )}
      <p>
        {error.message} {note}
      </p>
      {needsOtherTime(error) && onBack && (
        <Button variant="default" size="small" onPress={onBack}>
          {wizardWords.otherTime}
        </Button>
      )}
      {error.kind === 'too_many_calls' && <RequestLink />}
    </div>
  )
}

/** For somebody who cannot book a call: the form has everything typed and chosen so far. */
export const RequestLink = () => (
  <ButtonLink href="/request-a-call" variant="default" size="small">
    {wizardWords.requestCall}
  </ButtonLink>
)
