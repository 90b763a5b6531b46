/** The forms that work without JavaScript, and their pages. A test checks the paths against the routes. */
export const plainForms = {
  'strategy-call': { page: '/strategy-call', thanks: '/thanks/strategy-call' },
  'call-request': { page: '/request-a-call', thanks: '/thanks/call-request' },
  audit: { page: '/contact', thanks: '/thanks/audit' },
  contact: { page: '/contact', thanks: '/thanks/message' },
} as const

export type PlainFormName = keyof typeof plainForms

export function isPlainFormName(value: unknown): value is PlainFormName {
  return typeof value === 'string' && Object.hasOwn(plainForms, value)
}

/** A hidden field that simple bots fill in. Browsers do not autofill a field of this name. */
export const honeypotName = 'extra_note'

/** The element id of a form field, for its label, error message and error summary. */
export const fieldId = (form: PlainFormName, field: string) => `${form}-${field}`
export const fieldErrorId = (form: PlainFormName, field: string) => `${form}-${field}-error`
