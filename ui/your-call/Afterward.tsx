import { useAtom, useAtomValue } from 'jotai'
import type { Call, Outcome } from '../../data-access/your-call.ts'
import { scheduleLink } from '../../supabase/functions/_shared/calls/schedule-link.ts'
import { personAtom } from '../booking/atoms.ts'
import { problem } from '../booking/BookingWizard.css.ts'
import { ComingCall } from '../booking/ComingCall.tsx'
import { MeetingLink } from '../booking/MeetingLink.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import * as css from './your-call.css.ts'
import { noteAtom, savingAtom } from './your-call-state.ts'

type Props = { call: Call; onOutcome: (outcome: Outcome) => Promise<void> }

/** For the team, once a call has begun or is canceled. */
export function Afterward({ call, onOutcome }: Props) {
  return (
    <>
      {call.state === 'over' && <MeetingLink href={call.meetingLink} />}
      {call.state === 'over' && <OutcomeForm call={call} onOutcome={onOutcome} />}
      {(call.state === 'canceled' || call.outcome === 'no_show') && <BookForThem call={call} />}
    </>
  )
}

/** For the team: how the call went. */
function OutcomeForm({ call, onOutcome }: Props) {
  const [note, setNote] = useAtom(noteAtom)
  const saving = useAtomValue(savingAtom)
  const outcomes: [Outcome, string][] = [
    ['done', 'It happened'],
    ['no_show', 'They didn’t show up'],
  ]
  return (
    <>
      {call.outcome && (
        <p>
          You said: {outcomes.find(([each]) => each === call.outcome)?.[1]}.
          {call.outcomeNote && ` “${call.outcomeNote}”`}
        </p>
      )}
      <TextField
        label="A note for your team (optional)"
        description="Only your team reads it."
        rows={3}
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
      {saving.status === 'failed' && (
        <p role="alert" className={problem}>
          {saving.problem.message} Nothing has changed.
        </p>
      )}
      <div className={css.buttons}>
        {outcomes.map(([outcome, label]) => (
          <Button
            key={outcome}
            variant={outcome === 'done' ? 'default' : 'outline'}
            isDisabled={saving.status === 'busy'}
            onPress={() => void onOutcome(outcome)}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}

/** For the team, after a call that was canceled or missed. */
function BookForThem({ call }: { call: Call }) {
  const { firstName, lastName, email, phone, organization, timezone, other } = call
  const secret = useAtomValue(personAtom)?.secret
  if (other) return <ComingCall firstName={firstName} call={other} />
  const person = { first_name: firstName, last_name: lastName, email, phone, organization, timezone }
  return (
    <div className={css.buttons}>
      <ButtonLink href={scheduleLink('', person, `#${secret}`)} variant="default">
        Book a Time for {firstName}
      </ButtonLink>
    </div>
  )
}
