import { helpAreas } from '../../supabase/functions/_shared/contracts/lead.ts'
import { fieldErrorId, fieldId } from '../../supabase/functions/_shared/contracts/plain-forms.ts'
import { helpWithLabel, leadFields } from '../dialogs/lead-fields.ts'
import { label } from '../primitives/TextField/field.css.ts'
import { ErrorSlot, RequiredMark } from './NativeField.tsx'
import * as css from './PlainForm.css.ts'
import { PlainField, PlainForm } from './PlainForm.tsx'

const form = 'strategy-call'
const names = ['firstName', 'lastName', 'organization', 'email', 'phone', 'website'] as const

/** The dialog's form, for a browser without script. */
export function StrategyCallForm({ id }: { id: string }) {
  return (
    <PlainForm form={form} id={id} submitLabel="Send and Go On">
      <div className={css.pair}>
        {names.map((name) => (
          <PlainField key={name} form={form} name={name} field={leadFields[name]} />
        ))}
      </div>
      <fieldset id={fieldId(form, 'helpWith')} tabIndex={-1} className={css.choices}>
        <legend className={label}>
          {helpWithLabel}
          <RequiredMark />
        </legend>
        <div className={css.options}>
          {helpAreas.map((area) => (
            <label key={area} className={css.option}>
              <input type="checkbox" name="helpWith" value={area} />
              {area}
            </label>
          ))}
        </div>
        <ErrorSlot id={fieldErrorId(form, 'helpWith')} />
      </fieldset>
      <PlainField form={form} name="primaryGoal" field={leadFields.primaryGoal} />
    </PlainForm>
  )
}
