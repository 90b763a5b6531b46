/**
 * A website as people type it, `example.org` included, as an http(s) address; `null` when it cannot
 * be one. The database takes http and https only, so that no stored link can run a script.
 */
export function websiteAddress(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return isWebAddress(address) ? withLowerCaseScheme(address) : null
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
