import type { SectionOf } from '../../content/model/section.ts'
import { AuditRequestForm } from '../forms/AuditRequestForm.tsx'
import { CallRequestForm } from '../forms/CallRequestForm.tsx'
import type { Choice } from '../forms/CallTimeFields.tsx'
import { ConfirmForm } from '../forms/ConfirmForm.tsx'
import { ContactForm } from '../forms/ContactForm.tsx'
import { StrategyCallForm } from '../forms/StrategyCallForm.tsx'
import { SectionFrame } from './SectionFrame.tsx'

type PlainFormSectionProps = {
  section: SectionOf<'plainForm'>
  orgTypes: readonly Choice[]
  zones: readonly Choice[]
}

export function PlainFormSection({ section, orgTypes, zones }: PlainFormSectionProps) {
  const id = `${section.id}-form`
  return (
    <SectionFrame {...section} tone="sunken" layout="split">
      {section.form === 'strategyCall' && <StrategyCallForm id={id} />}
      {section.form === 'callRequest' && <CallRequestForm id={id} orgTypes={orgTypes} zones={zones} />}
      {section.form === 'audit' && <AuditRequestForm id={id} />}
      {section.form === 'confirm' && <ConfirmForm id={id} />}
      {section.form === 'contact' && <ContactForm id={id} />}
    </SectionFrame>
  )
}
