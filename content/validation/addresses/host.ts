import { parse } from 'tldts'

/** What kind of place an address names. */
export type HostKind = 'public' | 'placeholder' | 'local' | 'staging' | 'none'

/** Names that are kept for examples (RFC 2606): nobody can be reached there. */
const placeholder = /(^|\.)(example\.(org|com|net)|[^.]+\.(example|test|invalid))$/

/** Names that people give to copies of a site that are not for the public. */
const staging =
  /(^|[.-])(staging|stage|stg|dev|develop|development|test|testing|qa|uat|preview|beta|sandbox|demo|preprod|local)([.-]|\d|$)/

/** Where hosts put every copy that somebody tries out. */
const previewHosts =
  /(^|\.)(netlify\.app|pages\.dev|workers\.dev|vercel\.app|herokuapp\.com|github\.io|gitlab\.io|onrender\.com|fly\.dev|ngrok(-free)?\.(io|app|dev)|trycloudflare\.com|web\.app|firebaseapp\.com|surge\.sh|webflow\.io|wixsite\.com|wpengine\.com)$/

/** The kind of a host or of a whole address, by the public suffix list. */
export function hostKind(address: string): HostKind {
  const { hostname, domain, isIcann, isIp } = parse(address.toLowerCase())
  if (!hostname) return 'none'
  if (isIp || hostname === 'localhost' || /\.(localhost|local|lan|internal|home|corp)$/.test(hostname)) {
    return 'local'
  }
  // A copy of the site at a placeholder's address is a copy all the same.
  const example = placeholder.exec(hostname)
  if (example) return staging.test(hostname.slice(0, example.index)) ? 'staging' : 'placeholder'
  if (!domain || !isIcann) return 'none'
  const below = hostname.slice(0, -domain.length)
  return staging.test(below) || previewHosts.test(hostname) ? 'staging' : 'public'
}
