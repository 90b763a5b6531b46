import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import type { Call } from '../../data-access/your-call.ts'
import { confirmingAtom } from '../booking/atoms.ts'
import { BackButton } from '../booking/BackButton.tsx'
import { nav } from '../booking/BookingWizard.css.ts'
import { inYourTime, momentInZone } from '../booking/moments.ts'
import { NotSaved } from '../booking/NotSaved.tsx'
import { StepHead } from '../booking/StepHead.tsx'
import { Summary } from '../booking/Summary.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import * as css from './your-call.css.ts'
import { confirmChange, goTo } from './your-call-actions.ts'
import { noteAtom } from './your-call-state.ts'

/** A step that changes the call, with a note to the other party and buttons to save or go back. */
export function SaveStep({
  call,
  title,
  note,
  children = <NoteField call={call} />,
  save,
  onSave,
  back,
  onBack = () => goTo({ step: 'call' }),
  isCancel = false,
  onCancelDay,
}: {
  call: Call
  title: string
  note?: string
  children?: ReactNode
  save: string
  onSave: () => Promise<void>
  back: string
  onBack?: () => void
  /** For canceling the call: the back button comes first. */
  isCancel?: boolean
  /** For the team: cancels all calls of the day, with the same note. */
  onCancelDay?: (() => Promise<void>) | undefined
}) {
  const saving = useAtomValue(confirmingAtom)
  const busy = saving.status === 'busy'
  const backButton = (
    <BackButton isDisabled={busy} onPress={onBack}>
      {back}
    </BackButton>
  )
  return (
    <div>
      <StepHead title={title} {...(note && { note })} />
      {children}
      <NotSaved note="The call hasn’t changed." onBack={onBack} />
      <div className={nav}>
        {isCancel && backButton}
        <Button variant={isCancel ? 'destructive' : 'hero'} isPending={busy} onPress={() => void onSave()}>
          {busy ? 'One moment…' : save}
        </Button>
        {!isCancel && backButton}
      </div>
      {onCancelDay && (
        <div className={css.wholeDay}>
          <p>
            Ill, or called away? Cancel all your calls of this day with the same note. The day is then closed
            for new ones.
          </p>
          <Button variant="outline" isPending={busy} onPress={() => void onCancelDay()}>
            Cancel All Calls of This Day
          </Button>
        </div>
      )}
    </div>
  )
}

/** A note to the other party, sent with the mail. */
function NoteField({ call }: { call: Call }) {
  const [note, setNote] = useAtom(noteAtom)
  const team = call.holder === 'team'
  return (
    <TextField
      label={team ? `A note to ${call.firstName} (optional)` : 'A note to us (optional)'}
      description={
        team ? 'They’ll see it in the email about this.' : 'You don’t have to say why. It just helps us.'
      }
      rows={3}
      maxLength={1000}
      value={note}
      onChange={setNote}
    />
  )
}

/** Shows the old and the new time, and the button that moves the call or books it again. */
export function ConfirmChange({ call, slot, timeZone }: { call: Call; slot: TimeSlot; timeZone: string }) {
  const again = call.state === 'canceled'
  return (
    <SaveStep
      call={call}
      title={again ? 'Book the call again' : 'Move the call'}
      save={again ? 'Book Again' : 'Move the Call'}
      onSave={confirmChange}
      back="Back to Time Selection"
      onBack={() => goTo({ step: 'time', date: slot.date })}
    >
      <Summary
        rows={[
          ['Current time', !again && momentInZone(call, call.timezone)],
          [again ? 'Time' : 'New time', momentInZone(slot, timeZone)],
          ['In your time', inYourTime(slot)],
        ]}
      />
      {call.holder === 'team' && (
        <div className={css.message}>
          <NoteField call={call} />
        </div>
      )}
    </SaveStep>
  )
}
