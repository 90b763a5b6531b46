/**
 * A letter first, then letters, their marks, and what joins the parts of a name; no digits, no slashes,
 * no "@". The two joiners (U+200C, U+200D) belong to the spelling of some languages.
 */
const nameShape = /^\p{L}(?:[\p{L}\p{M}'’.\- ]|\u200c|\u200d)*$/u
/** A dot between letters, as in a domain; "J. R." and "St. John" are names, "site.org" is none. */
const domainShape = /\.\p{L}{2}|www\./iu
const longestName = 60
const mostWords = 4

/**
 * The name when it looks like one, otherwise undefined. Anyone can type anybody's address into a form;
 * the mail that follows must not carry their message, so this is the only typed text it repeats.
 */
export function knownName(value: string): string | undefined {
  const name = value.trim()
  const words = name.split(' ').length
  if ([...name].length > longestName || words > mostWords) return undefined
  return nameShape.test(name) && !domainShape.test(name) ? name : undefined
}

/** "Hello Amina," or, when the name is not usable, "Hello,". */
export function greeting(firstName: string): string {
  const name = knownName(firstName)
  return name ? `Hello ${name},` : 'Hello,'
}
