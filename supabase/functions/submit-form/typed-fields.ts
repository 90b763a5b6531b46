import type { PlainFormName } from '../_shared/contracts/plain-forms.ts'

/** The home page's names for its fields, which are those of the scheduler's address (product specification, section 2). */
const schedulerNames: Record<string, string> = {
  first: 'firstName',
  last: 'lastName',
  org: 'organization',
  org_type: 'orgType',
  current_challenge: 'currentChallenge',
}

/** What was typed, by the names that the form's own page has for its fields. */
export function typedFields(form: PlainFormName, params: URLSearchParams): Record<string, string | string[]> {
  const typed: Record<string, string | string[]> = { helpWith: params.getAll('helpWith') }
  for (const [name, value] of params) {
    const field = form === 'call-request' ? (schedulerNames[name] ?? name) : name
    if (name !== 'helpWith') typed[field] = value
  }
  return typed
}
