import type { ReactNode } from 'react'
import {
  type FormField,
  type FormFields,
  optionsOf,
} from '../../supabase/functions/_shared/contracts/form-field.ts'
import {
  fieldErrorId,
  fieldId,
  type PlainFormName,
} from '../../supabase/functions/_shared/contracts/plain-forms.ts'
import { backendPath } from '../island/backend.ts'
import { button } from '../primitives/Button/Button.css.ts'
import { field as fieldStyle, label as labelStyle, pills } from '../primitives/TextField/field.css.ts'
import { Honeypot } from './Honeypot.tsx'
import { ErrorSlot, NativeField, RequiredMark } from './NativeField.tsx'
import * as css from './PlainForm.css.ts'
import { textFieldProps } from './text-field-props.ts'

/** The form's `action`. The fragment scrolls to the form if the server returns it with errors. */
export const formAddress = (form: PlainFormName, id: string) =>
  `${backendPath('/functions/v1/submit-form')}?form=${form}#${id}`

type PlainFormProps = { form: PlainFormName; id: string; submitLabel: string; children: ReactNode }

/**
 * A form that the browser submits. If there are errors, the server returns it with its values. With JavaScript,
 * `keep-forms.ts` sends it.
 */
export function PlainForm({ form, id, submitLabel, children }: PlainFormProps) {
  const books = form === 'strategy-call' || form === 'call-request'
  return (
    <form id={id} method="post" action={formAddress(form, id)} data-form={form} className={css.form}>
      {/* The functions store the page and its campaign. By default, browsers send other origins no path or query. */}
      {formAddress(form, id).startsWith('http') && (
        <meta name="referrer" content="no-referrer-when-downgrade" />
      )}
      <p className={css.hint}>Fields marked * are required.</p>
      <div className={css.notice} data-notice="" tabIndex={-1} hidden />
      <div className={css.fields}>{children}</div>
      <Honeypot />
      <div>
        <button type="submit" className={button({ variant: books ? 'hero' : 'mission', size: 'large' })}>
          {submitLabel}
        </button>
      </div>
    </form>
  )
}

export function PlainFields({ form, fields }: { form: PlainFormName; fields: FormFields }) {
  return Object.entries(fields).map(([name, field]) => (
    <div key={name} className={field.wide ? css.wide : undefined}>
      {field.kind === 'choices' ? (
        <PlainChoices form={form} name={name} field={field} />
      ) : (
        <PlainField form={form} name={name} field={field} />
      )}
    </div>
  ))
}

type PlainFieldProps = { form: PlainFormName; name: string; field: FormField }

function PlainField({ form, name, field }: PlainFieldProps) {
  const { isRequired, ...props } = textFieldProps(field)
  const common = { id: fieldId(form, name), name, required: isRequired, errorId: fieldErrorId(form, name) }
  if (field.kind === 'choice') return <NativeField {...props} {...common} options={optionsOf(field)} />
  return <NativeField {...(field.kind !== 'paragraph' && { type: 'text' })} {...props} {...common} />
}

function PlainChoices({ form, name, field }: PlainFieldProps) {
  const { label, required } = field
  return (
    <fieldset
      id={fieldId(form, name)}
      tabIndex={-1}
      aria-describedby={fieldErrorId(form, name)}
      className={fieldStyle}
    >
      <legend className={labelStyle}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={pills}>
        {optionsOf(field).map((option) => (
          <label key={option.value} className={css.option}>
            <input type="checkbox" name={name} value={option.value} />
            {option.label}
          </label>
        ))}
      </div>
      <ErrorSlot id={fieldErrorId(form, name)} />
    </fieldset>
  )
}
