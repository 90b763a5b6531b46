import { test } from '@playwright/test'

/** The contact details that a test types. */
export interface Visitor {
  firstName: string
  lastName: string
  email: string
  phone: string
  organization: string
}

/** A visitor with characters that reveal wrong encoding or escaping. */
export function visitor(): Visitor {
  return {
    firstName: 'Zoë',
    lastName: 'Test-Núñez',
    // Unique per test, so that late mails of the previous test do not count. A getter: `test.info()` needs a test.
    get email() {
      return `zoe.${test.info().testId.slice(-12)}@example.org`
    },
    phone: '+1 555 010 0100',
    organization: 'Test & Trial <Trust>',
  }
}

/** The five fields that all forms share, by label. */
export const contactFields = (person: Visitor = visitor()) => ({
  'First Name': person.firstName,
  'Last Name': person.lastName,
  Email: person.email,
  Phone: person.phone,
  Organization: person.organization,
})

/** The same fields as database columns. */
export const storedContact = (person: Visitor = visitor()) => ({
  first_name: person.firstName,
  last_name: person.lastName,
  email: person.email,
  phone: person.phone,
  organization: person.organization,
})
