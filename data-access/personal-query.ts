import { isEmailAddress } from '../supabase/functions/_shared/contracts/email-address.ts'

/** Query parameters that carry what a visitor typed: the prefill of the wizard and the home page's form. */
const personalParameter = /^(first|last|email|phone|org(_?type)?|(current_?)?challenge)$/i

/**
 * The address without personal query values, in which ever letter case they are written, and without any
 * value that is an e-mail address (newsletter links carry the reader's). Other values and the order stay.
 */
export function withoutPersonalQuery(address: URL): URL {
  const clean = new URL(address)
  for (const [name, value] of address.searchParams) {
    if (personalParameter.test(name) || isEmailAddress(value.trim())) clean.searchParams.delete(name)
  }
  clean.username = ''
  clean.password = ''
  return clean
}
