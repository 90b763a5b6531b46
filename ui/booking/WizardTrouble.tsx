import { useAtomValue } from 'jotai'
import { site } from '../../content/site.ts'
import { formatDate } from '../../data-access/time-slots/format.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { wizardStateAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'

/** The error boundary's fallback: what is booked already, and how to continue. */
export function WizardTrouble({ tryAgain }: { tryAgain: () => void }) {
  const state = useAtomValue(wizardStateAtom)
  return (
    <div role="alert" className={`${css.frame} ${css.trouble}`}>
      {state.step === 'success' ? (
        <p>
          Your call is booked: {dateOf(state.booking.date)} at {state.booking.time}. Your meeting link:{' '}
          <a href={state.booking.meetingLink}>{state.booking.meetingLink}</a>
        </p>
      ) : (
        <p>Something went wrong here. Nothing you typed is lost.</p>
      )}
      <p>
        Try again, or write to us: <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <Button variant="default" size="small" onPress={tryAgain}>
        Try Again
      </Button>
    </div>
  )
}

/** Formats the date, or returns it as is if formatting caused the error. */
function dateOf(date: string): string {
  try {
    return formatDate(date)
  } catch {
    return date
  }
}
