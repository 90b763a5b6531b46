import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Call } from '../../data-access/your-call.ts'
import { BackButton } from '../booking/BackButton.tsx'
import { nav, problem } from '../booking/BookingWizard.css.ts'
import { RequestLink } from '../booking/RequestLink.tsx'
import { StepHead } from '../booking/StepHead.tsx'
import { visuallyHidden } from '../layout/layout.css.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { goTo } from './your-call-actions.ts'
import { noteAtom, savingAtom } from './your-call-state.ts'

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
}: {
  call: Call
  title: string
  note?: string
  children?: ReactNode
  /** The label of the button that saves. */
  save: string
  onSave: () => Promise<void>
  back: string
  onBack?: () => void
  /** For canceling the call: the back button comes first. */
  isCancel?: boolean
}) {
  const saving = useAtomValue(savingAtom)
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
      {busy && (
        <p role="status" className={visuallyHidden}>
          One moment…
        </p>
      )}
      {saving.status === 'failed' && (
        <div role="alert" className={problem}>
          <p>{saving.problem.message} The call hasn’t changed.</p>
          {saving.problem.kind === 'time_taken' && (
            <Button variant="default" size="small" onPress={onBack}>
              Choose Another Time
            </Button>
          )}
          {saving.problem.kind === 'too_many_calls' && <RequestLink />}
        </div>
      )}
      <div className={nav}>
        {isCancel && backButton}
        <Button variant={isCancel ? 'destructive' : 'hero'} isPending={busy} onPress={() => void onSave()}>
          {busy ? 'One moment…' : save}
        </Button>
        {!isCancel && backButton}
      </div>
    </div>
  )
}

/** A note to the other party, sent with the mail. */
export function NoteField({ call }: { call: Call }) {
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
