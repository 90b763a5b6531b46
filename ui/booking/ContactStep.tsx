import { useAtomValue } from 'jotai'
import { formWords } from '../../content/form-words.ts'
import { contactStepWords as words } from '../../content/scheduler-words.ts'
import { bookingContactFields, teamContactFields } from '../../supabase/functions/_shared/contracts/forms.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { TableField } from '../forms/TableField.tsx'
import { backendPath } from '../island/backend.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { ToastPlace } from '../primitives/Toast/Toast.tsx'
import {
  bookingIdAtom,
  contactAtom,
  contactErrorsAtom,
  forPersonAtom,
  isFullAtom,
  lockedAtom,
  teamSecretAtom,
} from './atoms.ts'
import * as css from './BookingWizard.css.ts'
import { StepHead, TimeZoneSelect } from './StepParts.tsx'
import { NoTime } from './WhenStep.tsx'
import { chooseTimeZone, editContact, readContact, submitContact, unlockContact } from './wizard-actions.ts'
import type { ContactField } from './wizard-state.ts'

const focusField = (name: ContactField) =>
  document.querySelector<HTMLInputElement>(`[data-wizard-form] [name="${name}"]`)?.focus()

export function ContactStep() {
  const locked = useAtomValue(lockedAtom)
  const bookingId = useAtomValue(bookingIdAtom)
  const person = useAtomValue(forPersonAtom)?.person
  const isFull = useAtomValue(isFullAtom)
  return (
    <form
      data-wizard-form=""
      // Without JavaScript, the server asks for a day instead.
      method="post"
      action={`${backendPath('/functions/v1/submit-form')}?form=call-request`}
      id="details"
      // Unknown until the draft and the query have been read.
      data-known={bookingId ? locked.size > 0 : undefined}
      className={css.form}
      noValidate
      onInputCapture={({ currentTarget }) => readContact(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        readContact(event.currentTarget)
        const wrong = submitContact()
        if (wrong) focusField(wrong)
      }}
    >
      <StepHead
        title={person ? fillBlanks(words.team.title, { name: person.firstName }) : words.title}
        note={locked.size === 0 ? formWords.required : person ? words.team.known : words.known}
        action={
          locked.size > 0 && (
            <Button
              variant="outline"
              size="small"
              onPress={() => {
                const first = (Object.keys(bookingContactFields) as ContactField[]).find((field) =>
                  locked.has(field),
                )
                unlockContact()
                if (first) focusField(first)
              }}
            >
              {words.edit}
            </Button>
          )
        }
      />
      {/* Above the fields, since the first wrong one gets the focus and the button may be out of view. */}
      <ToastPlace />
      {isFull && <NoTime />}
      <div className={css.pair}>
        <ContactInput name="firstName" />
        <ContactInput name="lastName" />
        <ContactInput name="email" />
        <ContactInput name="phone" />
        <ContactInput name="organization" />
        <TimeZoneSelect onChoose={chooseTimeZone} />
      </div>
      <div className={css.question}>
        <ContactInput name="currentChallenge" />
      </div>
      <div>
        <Button type="submit" variant="hero" size="large">
          {words.next}
        </Button>
      </div>
    </form>
  )
}

function ContactInput({ name }: { name: ContactField }) {
  const value = useAtomValue(contactAtom)[name]
  const error = useAtomValue(contactErrorsAtom)[name]
  const locked = useAtomValue(lockedAtom).has(name)
  const isTeam = useAtomValue(teamSecretAtom) !== ''
  return (
    <TableField
      id={`details-${name}`}
      name={name}
      field={(isTeam ? teamContactFields : bookingContactFields)[name]}
      value={value}
      errorMessage={error}
      readOnly={locked}
      onChange={(next) => editContact(name, next)}
    />
  )
}
