import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { formWords } from '../../content/form-words.ts'
import { contactStepWords as words } from '../../content/scheduler-words.ts'
import { backendPath } from '../../data-access/backend.ts'
import { fieldId } from '../../supabase/functions/_shared/contracts/form-field.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { knownValues } from '../forms/draft.ts'
import { FormButton } from '../forms/FormButton.tsx'
import { restoreForm } from '../forms/form-fields.ts'
import { editForm, useFormState } from '../forms/form-state.ts'
import { TableField } from '../forms/TableField.tsx'
import { StatusLine } from '../primitives/StatusLine/StatusLine.tsx'
import * as css from './BookingWizard.css.ts'
import { isFullAtom, requestAtom, timeZoneAtom } from './free-times.ts'
import { NoTime } from './NoTime.tsx'
import { StepHead, TimeZoneSelect } from './StepParts.tsx'
import { chooseTimeZone, focusContact, submitContact, unlockContact } from './wizard-actions.ts'
import {
  type ContactField,
  contactFields,
  contactForm,
  contactTableAtom,
  lockedAtom,
} from './wizard-state.ts'

/** The first step. Its values are in its fields, like those of every form (`SiteForm`). */
export function ContactStep() {
  const locked = useAtomValue(lockedAtom)
  const isKnown = useAtomValue(timeZoneAtom) !== ''
  const request = useAtomValue(requestAtom)
  const isFull = useAtomValue(isFullAtom)
  const fields = useAtomValue(contactTableAtom)
  const { errors } = useFormState(contactForm)
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (element.current) restoreForm(element.current, knownValues())
  }, [])
  const input = (name: ContactField) => (
    <TableField
      key={name}
      id={fieldId(contactForm, name)}
      name={name}
      field={fields[name]}
      errorMessage={errors[name]}
      readOnly={locked.includes(name)}
    />
  )
  const isWide = (name: ContactField) => 'wide' in fields[name]
  return (
    <form
      ref={element}
      data-form="booking"
      // Without JavaScript, the server asks for a day instead.
      method="post"
      action={`${backendPath('/functions/v1/submit-form')}?form=call-request`}
      id={contactForm}
      // Unknown until the draft and the query have been read.
      data-known={isKnown ? locked.length > 0 : undefined}
      className={css.form}
      noValidate
      onInput={({ currentTarget, target }) => editForm(currentTarget, (target as HTMLInputElement).name)}
      onSubmit={(event) => {
        event.preventDefault()
        submitContact(event.currentTarget)
      }}
    >
      <StepHead
        title={request ? fillBlanks(words.team.title, { name: request.firstName }) : words.title}
        note={locked.length === 0 ? formWords.required : request ? words.team.known : words.known}
        action={
          locked.length > 0 && (
            <FormButton
              variant="outline"
              size="small"
              onClick={() => {
                unlockContact()
                focusContact(contactFields.find((name) => locked.includes(name)))
              }}
            >
              {words.edit}
            </FormButton>
          )
        }
      />
      {/* Above the fields, since the first wrong one gets the focus and the button may be out of view. */}
      <StatusLine />
      {isFull && <NoTime />}
      <div className={css.pair}>
        {contactFields.filter((name) => !isWide(name)).map(input)}
        <TimeZoneSelect onChoose={chooseTimeZone} />
      </div>
      <div className={css.question}>{contactFields.filter(isWide).map(input)}</div>
      <div className={css.buttons}>
        <FormButton type="submit" variant="hero" size="large">
          {words.next}
        </FormButton>
      </div>
    </form>
  )
}
