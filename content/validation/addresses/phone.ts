import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Numbers that are kept for stories: any area code's 555-01xx, and the site's own stand-in in the area 555. */
const fictional = /^\+1(\d{3}55501\d{2}|5550100199)$/

export type PhoneKind = 'real' | 'placeholder' | 'wrong'

/** Whether a phone number can be called, by the numbering plans of all countries. */
export function phoneKind(text: string): PhoneKind {
  if (fictional.test(text.replace(/[^+\d]/g, ''))) return 'placeholder'
  return parsePhoneNumberFromString(text)?.isValid() ? 'real' : 'wrong'
}
