import { isEmailAddress } from '../supabase/functions/_shared/contracts/email-address.ts'

/** Query parameters with what a visitor typed: they prefill the wizard and the home page's form. */
const personalParameter = /^(first|last|email|phone|timezone|org(_?type)?|(current_?)?challenge)$/i

/**
 * Removes credentials, the personal query parameters (in any letter case), and any value that is an email address,
 * since newsletter links may contain the reader's. Keeps the other parameters in order.
 */
export function withoutPersonalQuery(address: URL): URL {
  const clean = new URL(address)
  const all = [...address.searchParams]
  const kept = all.filter(([name, value]) => !personalParameter.test(name) && !isEmailAddress(value.trim()))
  if (kept.length < all.length) clean.search = String(new URLSearchParams(kept))
  clean.username = ''
  clean.password = ''
  return clean
}
