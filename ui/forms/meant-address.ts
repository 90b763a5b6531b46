/** The ten largest mail providers in the United States. */
const providers = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'comcast.net',
  'verizon.net',
]

/** Other providers that look like a slip. */
const real = ['mail.com', 'ymail.com', 'email.com', 'gmx.com', 'mac.com']

/** The address that was probably meant, if its domain is one or two slips away from a large provider's. */
export function meantAddress(email: string): string | undefined {
  const [, name, typed = ''] = /^([^@\s]+)@([^@\s]+\.[^@\s.]{2,})$/.exec(email.trim().toLowerCase()) ?? []
  if (!name || providers.includes(typed) || real.includes(typed)) return undefined
  const meant = providers.find((domain) => {
    // A provider's domain in another country: yahoo.ca, hotmail.fr.
    const isAbroad = /^\.(?!c[om]$|om$)[a-z]{2}$/.test(typed.slice(domain.indexOf('.')))
    const isSame = typed.slice(0, domain.indexOf('.') + 1) === domain.slice(0, domain.indexOf('.') + 1)
    return !(isSame && isAbroad) && isNear(typed, domain, domain.length > 8 ? 2 : 1)
  })
  return meant && `${email.trim().slice(0, name.length)}@${meant}`
}

/** Whether so many slips are enough: a letter missing, added, wrong, or exchanged with the next. */
function isNear(typed: string, meant: string, slips: number): boolean {
  if (typed === meant) return true
  if (slips === 0 || !typed || !meant) return typed.length + meant.length <= slips
  const [rest, end] = [typed.slice(1), meant.slice(1)]
  if (typed[0] === meant[0] && isNear(rest, end, slips)) return true
  const isExchanged = typed[0] === meant[1] && typed[1] === meant[0]
  return (
    isNear(rest, end, slips - 1) ||
    isNear(rest, meant, slips - 1) ||
    isNear(typed, end, slips - 1) ||
    (isExchanged && isNear(typed.slice(2), meant.slice(2), slips - 1))
  )
}
