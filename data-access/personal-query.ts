import { isEmailAddress } from '../supabase/functions/_shared/contracts/email-address.ts'

/** Query parameters that carry what a visitor typed: the prefill of the wizard and the home page's form. */
const personalParameters = new Set([
  'first',
  'last',
  'email',
  'phone',
  'org',
  'org_type',
  'orgtype',
  'current_challenge',
  'currentchallenge',
  'challenge',
])

/**
 * The address without personal query values, in which ever letter case they are written, and without any
 * value that is an e-mail address (newsletter links carry the reader's). Other values and the order stay.
 */
export function withoutPersonalQuery(address: URL): URL {
  const clean = new URL(address)
  for (const [name, value] of address.searchParams) {
    if (personalParameters.has(name.toLowerCase()) || isEmailAddress(value.trim()))
      clean.searchParams.delete(name)
  }
  clean.username = ''
  clean.password = ''
  return clean
}
