/**
 * A website as people type it: `example.org` included, as an http(s) address; else as it was typed ("none yet",
 * "@our-handle"), because the lead form has no rule for it (product specification, section 5). `null` for what has
 * another scheme, which the database refuses as well: no stored link can run a script.
 *
 * @param max the longest address, in characters; where the scheme does not fit any more, none is added
 */
export function websiteAddress(text: string, max: number): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (isWebAddress(address) && address.length <= max) return withLowerCaseScheme(address)
  return /^(?!https?:)[a-z][a-z0-9+-]*\s*:/i.test(text) ? null : text
}

/** The audit form's rule: starts with http:// or https://, contains a dot; and a browser can open it. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false
  const url = parsed(text)
  return url?.hostname.includes('.') === true && url.username === '' && url.password === ''
}

export function withLowerCaseScheme(address: string): string {
  return address.replace(/^https?/i, (scheme) => scheme.toLowerCase())
}

function parsed(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
