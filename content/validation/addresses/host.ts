import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
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

/** Numbers that are kept for stories: any area code's 555-01xx, and the site's own stand-in in the area 555. */
const fictional = /^\+1(\d{3}55501\d{2}|5550100199)$/

type PhoneKind = 'real' | 'placeholder' | 'wrong'

/** Whether a phone number can be called, by the numbering plans of all countries. */
export function phoneKind(text: string): PhoneKind {
  if (fictional.test(text.replace(/[^+\d]/g, ''))) return 'placeholder'
  return parsePhoneNumberFromString(text)?.isValid() ? 'real' : 'wrong'
}
