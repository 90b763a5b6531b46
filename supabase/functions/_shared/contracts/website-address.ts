/**
 * Completes a typed website such as `example.org` to an http(s) URL. Returns anything else unchanged ("none yet",
 * "@our-handle", another scheme), because the lead form accepts any text. It is
 * shown as text, never as a link.
 *
 * @param max maximum length in characters; no scheme is added if the URL would be longer
 */
export function websiteAddress(text: string, max: number): string {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const isSite = isWebAddress(address) && parsed(address)?.hostname.includes('.') === true
  return isSite && address.length <= max ? withLowerCaseScheme(address) : text
}

/** The audit form's rule: starts with http:// or https://, contains a dot, and is a valid URL without credentials. */
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
