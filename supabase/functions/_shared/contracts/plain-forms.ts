/** The forms that work without script, and the pages of the site that stand for them. A test holds them to the routes. */
export const plainForms = {
  'strategy-call': { page: '/strategy-call', thanks: '/thanks/strategy-call' },
  'call-request': { page: '/request-a-call', thanks: '/thanks/call-request' },
  audit: { page: '/contact', thanks: '/thanks/audit' },
  contact: { page: '/contact', thanks: '/thanks/message' },
  // Takes the code of a mail: what is held under it stands then.
  confirm: { page: '/confirm-request', thanks: '/thanks/confirmed' },
} as const

export type PlainFormName = keyof typeof plainForms

export function isPlainFormName(value: unknown): value is PlainFormName {
  return typeof value === 'string' && Object.hasOwn(plainForms, value)
}

/** A field that no person sees and simple bots fill in. Its name is one that no autofill knows. */
export const honeypotName = 'extra_note'

/** The id of a form's field, which its label, its message and the links of the summary know. */
export const fieldId = (form: PlainFormName, field: string) => `${form}-${field}`
export const fieldErrorId = (form: PlainFormName, field: string) => `${form}-${field}-error`
