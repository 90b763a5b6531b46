/** The contact details that a test types. */
export interface Visitor {
  firstName: string
  lastName: string
  email: string
  phone: string
  organization: string
}

/** Somebody with letters that a wrong encoding would show. */
export function visitor(changes: Partial<Visitor> = {}): Visitor {
  return {
    firstName: 'Zoë',
    lastName: 'Test-Núñez',
    email: 'zoe.test@example.org',
    phone: '+1 555 010 0100',
    organization: 'Test & Trial <Trust>',
    ...changes,
  }
}
