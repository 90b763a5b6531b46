import { useAtom, useAtomValue } from 'jotai'
import { termWords, wizardWords } from '../../content/scheduler-words.ts'
import { teamWords, changeWords as words } from '../../content/your-call-words.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slots.ts'
import type { Call } from '../../data-access/your-call.ts'
import { limits } from '../../supabase/functions/_shared/contracts/form-field.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { nav } from '../booking/BookingWizard.css.ts'
import { isTeamAtom } from '../booking/free-times.ts'
import { inYourTime, momentInZone } from '../booking/moments.ts'
import { BackButton, NotSaved, SaveButton, StepHead, Summary } from '../booking/StepParts.tsx'
import { confirmingAtom } from '../booking/steps.ts'
import { TextField } from '../primitives/TextField/TextField.tsx'
import * as css from './your-call.css.ts'
import { confirmCancel, confirmCancelLike, confirmChange, goTo, noteAtom } from './your-call-actions.ts'

type Reason = keyof typeof teamWords.cancelMany

/** Cancels the call. The team can cancel others with the same note: a press names them, and asks whether these are the ones. */
export function CancelStep({ call }: { call: Call }) {
  const busy = useAtomValue(confirmingAtom).status === 'busy'
  const isTeam = useAtomValue(isTeamAtom)
  const toCall = () => goTo({ step: 'call' })
  const { dayCalls, networkCalls, hourCalls } = call
  const offers: [Reason, readonly string[]][] = [
    ['day', dayCalls],
    ['network', networkCalls],
    ['hour', hourCalls],
  ]
  return (
    <div>
      <StepHead title={words.cancel.title} note={momentInZone(call, call.timezone)} />
      <NoteField call={call} />
      <NotSaved note={words.unchanged} onBack={toCall} />
      <div className={nav}>
        <BackButton isDisabled={busy} onPress={toCall}>
          {words.cancel.back}
        </BackButton>
        <SaveButton variant="destructive" onSave={confirmCancel}>
          {busy ? words.busy : words.cancel.save}
        </SaveButton>
      </div>
      {offers.map(
        ([reason, calls]) =>
          isTeam &&
          // That day is closed, too.
          (reason === 'day' || calls.length > 1) && (
            <div key={reason} className={css.wholeDay}>
              <p>{teamWords.cancelMany[reason].text}</p>
              <SaveButton
                variant="outline"
                onSave={async () => {
                  const question = fillBlanks(teamWords.cancelMany[reason].confirm, {
                    calls: calls.join('\n'),
                  })
                  if (confirm(question)) await confirmCancelLike(reason)
                }}
              >
                {fillBlanks(teamWords.cancelMany[reason].save, { count: calls.length })}
              </SaveButton>
            </div>
          ),
      )}
    </div>
  )
}

/** A note to the other party, sent with the mail. */
function NoteField({ call }: { call: Call }) {
  const [note, setNote] = useAtom(noteAtom)
  const isTeam = useAtomValue(isTeamAtom)
  return (
    <TextField
      label={isTeam ? fillBlanks(words.noteToPerson, { name: call.firstName }) : words.note}
      description={isTeam ? words.noteToPersonHint : words.noteHint}
      rows={3}
      maxLength={limits.note}
      value={note}
      onChange={setNote}
    />
  )
}

/** Shows the old and the new time, and the button that moves the call or books it again. */
export function ConfirmChange({ call, slot, timeZone }: { call: Call; slot: TimeSlot; timeZone: string }) {
  const busy = useAtomValue(confirmingAtom).status === 'busy'
  const again = call.state === 'canceled'
  const isTeam = useAtomValue(isTeamAtom)
  const { title, save, time } = again ? words.again : words.move
  const toTimes = () => goTo({ step: 'time', date: slot.date })
  return (
    <div>
      <StepHead title={title} />
      <Summary
        rows={[
          [words.current, !again && momentInZone(call, call.timezone)],
          [time, momentInZone(slot, timeZone)],
          [termWords.inYourTime, inYourTime(slot)],
        ]}
      />
      {isTeam && (
        <div className={css.message}>
          <NoteField call={call} />
        </div>
      )}
      <NotSaved note={words.unchanged} onBack={toTimes} />
      <div className={nav}>
        <SaveButton variant="hero" onSave={confirmChange}>
          {busy ? words.busy : save}
        </SaveButton>
        <BackButton isDisabled={busy} onPress={toTimes}>
          {wizardWords.toTimes}
        </BackButton>
      </div>
    </div>
  )
}
