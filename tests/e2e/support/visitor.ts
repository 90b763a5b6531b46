import { test } from '@playwright/test'

/** The contact details that a test types, with characters that reveal wrong encoding or escaping. */
export const visitor = () => ({
  firstName: 'Zoë',
  lastName: 'Test-Núñez',
  // Unique per test, so that late mails of the previous test do not count. A getter: `test.info()` needs a test.
  get email() {
    return `zoe.${test.info().testId.slice(-12)}@example.org`
  },
  phone: '+1 555 010 0100',
  organization: 'Test & Trial <Trust>',
})

export const contactFields = () => {
  const { firstName, lastName, email, phone, organization } = visitor()
  return {
    'First Name': firstName,
    'Last Name': lastName,
    Email: email,
    Phone: phone,
    Organization: organization,
  }
}

export const storedContact = () => {
  const { firstName, lastName, ...others } = visitor()
  return { first_name: firstName, last_name: lastName, ...others }
}
