import { test } from '@playwright/test'

/** The contact details that a test types. */
export interface Visitor {
  firstName: string
  lastName: string
  email: string
  phone: string
  organization: string
}

/** Somebody with letters that a wrong encoding would show. */
export function visitor(): Visitor {
  return {
    firstName: 'Zoë',
    lastName: 'Test-Núñez',
    // Of each test its own, and found out when it is asked for: a mail that the test before left under way must not
    // be taken for one of this test.
    get email() {
      return `zoe.${test.info().testId.slice(-12)}@example.org`
    },
    phone: '+1 555 010 0100',
    organization: 'Test & Trial <Trust>',
  }
}

/** The five fields that all forms have in common, by their labels. */
export const contactFields = (person: Visitor = visitor()) => ({
  'First Name': person.firstName,
  'Last Name': person.lastName,
  Email: person.email,
  Phone: person.phone,
  Organization: person.organization,
})

/** The same as the database stores it. */
export const storedContact = (person: Visitor = visitor()) => ({
  first_name: person.firstName,
  last_name: person.lastName,
  email: person.email,
  phone: person.phone,
  organization: person.organization,
})
