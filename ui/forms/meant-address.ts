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
    return !(isSame && isAbroad) && slips(typed, domain) <= (domain.length > 8 ? 2 : 1)
  })
  return meant && `${email.trim().slice(0, name.length)}@${meant}`
}

/** How many letters are missing, added, wrong or exchanged with the next (the optimal string alignment distance). */
function slips(typed: string, meant: string): number {
  const rows = [Array.from({ length: meant.length + 1 }, (_, i) => i)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= meant.length; j++) {
      const isExchanged = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1]
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + Number(typed[i - 1] !== meant[j - 1]),
          isExchanged ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(typed.length, meant.length)
}
