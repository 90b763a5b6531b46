import { siteFormWords } from '../../content/form-words.ts'
import { callRequestFields } from '../../supabase/functions/_shared/contracts/call-request.ts'
import type { FormFields } from '../../supabase/functions/_shared/contracts/form-field.ts'
import { type FormName, forms } from '../../supabase/functions/_shared/contracts/forms.ts'
import type { FormTexts } from './form-values.ts'

/** The home page's form begins a booking. With a script, it opens the scheduler and stores nothing itself. */
export type SiteFormName = FormName | 'home'

const { firstName, lastName, email, organization, orgType, currentChallenge } = callRequestFields
const homeFields = { firstName, lastName, email, organization, orgType, currentChallenge }

export const fieldsOf = (form: SiteFormName): FormFields =>
  form === 'home' ? homeFields : forms[form].fields

/** The form that the server takes it for. */
export const storedAs = (form: SiteFormName): FormName => (form === 'home' ? 'call-request' : form)

export const wordsOf = (form: SiteFormName): { send: string; busy?: string } => siteFormWords[form]

/** Amber books a call. */
export const variantOf = (form: SiteFormName) => (form === 'audit' || form === 'contact' ? 'mission' : 'hero')

/** Query parameters of /schedule by field (PRODUCT.md, "Scheduler"). */
const parameters = {
  first: 'firstName',
  last: 'lastName',
  email: 'email',
  phone: 'phone',
  org: 'organization',
  org_type: 'orgType',
  current_challenge: 'currentChallenge',
} as const

/** The scheduler's URL, which fills in what the person has told a form. */
export function schedulerUrl(values: FormTexts): string {
  const query = Object.entries(parameters).flatMap(([name, field]) =>
    values[field] ? [[name, String(values[field])]] : [],
  )
  return query.length > 0 ? `/schedule?${new URLSearchParams(query)}#details` : '/schedule'
}
