import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { termWords, wizardWords } from '../../content/scheduler-words.ts'
import { type teamWords, changeWords as words } from '../../content/your-call-words.ts'
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
import { confirmChange, goTo, noteAtom } from './your-call-actions.ts'

/** Several calls that can be canceled together. Names come first: a press asks whether these are the ones. */
export type CancelOffer = {
  words: (typeof teamWords)['cancelMany'][keyof (typeof teamWords)['cancelMany']]
  calls: readonly string[]
  onCancel: () => Promise<void>
}

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
  offers = [],
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
  /** For the team: other calls that it can cancel with the same note. */
  offers?: readonly CancelOffer[]
}) {
  const busy = useAtomValue(confirmingAtom).status === 'busy'
  const backButton = (
    <BackButton isDisabled={busy} onPress={onBack}>
      {back}
    </BackButton>
  )
  return (
    <div>
      <StepHead title={title} {...(note && { note })} />
      {children}
      <NotSaved note={words.unchanged} onBack={onBack} />
      <div className={nav}>
        {isCancel && backButton}
        <SaveButton variant={isCancel ? 'destructive' : 'hero'} onSave={onSave}>
          {busy ? words.busy : save}
        </SaveButton>
        {!isCancel && backButton}
      </div>
      {offers.map(({ words: offer, calls, onCancel }) => (
        <div key={offer.save} className={css.wholeDay}>
          <p>{offer.text}</p>
          <SaveButton
            variant="outline"
            onSave={async () => {
              if (confirm(fillBlanks(offer.confirm, { calls: calls.join('\n') }))) await onCancel()
            }}
          >
            {fillBlanks(offer.save, { count: calls.length })}
          </SaveButton>
        </div>
      ))}
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
  const again = call.state === 'canceled'
  const isTeam = useAtomValue(isTeamAtom)
  const { title, save, time } = again ? words.again : words.move
  return (
    <SaveStep
      call={call}
      title={title}
      save={save}
      onSave={confirmChange}
      back={wizardWords.toTimes}
      onBack={() => goTo({ step: 'time', date: slot.date })}
    >
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
    </SaveStep>
  )
}
