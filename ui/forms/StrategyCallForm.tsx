import { leadFields } from '../../supabase/functions/_shared/contracts/lead.ts'
import { PlainFields, PlainForm } from './PlainForm.tsx'

/** The dialog's form, for a browser without script. */
export function StrategyCallForm({ id }: { id: string }) {
  return (
    <PlainForm form="strategy-call" id={id} submitLabel="Send and Go On">
      <PlainFields form="strategy-call" fields={leadFields} />
    </PlainForm>
  )
}
