/**
 * A website as people type it: `example.org` included, as an http(s) address; else as it was typed ("none yet",
 * "@our-handle", another scheme), because the lead form has no rule for it (product specification, section 5). It is
 * kept and shown as text: nothing makes a link of it.
 *
 * @param max the longest address, in characters; where the scheme does not fit any more, none is added
 */
export function websiteAddress(text: string, max: number): string {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const isSite = isWebAddress(address) && parsed(address)?.hostname.includes('.') === true
  return isSite && address.length <= max ? withLowerCaseScheme(address) : text
}

/** The audit form's rule: starts with http:// or https://, contains a dot; and a browser can open it. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !text.includes('.')) return false
  const url = parsed(text)
  return url !== null && url.username === '' && url.password === ''
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
