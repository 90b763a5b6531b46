import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { parse } from 'tldts'

export type HostKind = 'public' | 'placeholder' | 'local' | 'staging' | 'none'

/** Domains reserved for examples and tests (RFC 2606). */
const placeholder = /(^|\.)(example\.(org|com|net)|[^.]+\.(example|test|invalid))$/

/** Subdomains that usually hold copies of a site that are not public. */
const staging =
  /(^|[.-])(staging|stage|stg|dev|develop|development|test|testing|qa|uat|preview|beta|sandbox|demo|preprod|local)([.-]|\d|$)/

/** Domains that hosts use for previews and trials. */
const previewHosts =
  /(^|\.)(netlify\.app|pages\.dev|workers\.dev|vercel\.app|herokuapp\.com|github\.io|gitlab\.io|onrender\.com|fly\.dev|ngrok(-free)?\.(io|app|dev)|trycloudflare\.com|web\.app|firebaseapp\.com|surge\.sh|webflow\.io|wixsite\.com|wpengine\.com)$/

/** Classifies a hostname or a URL with the public suffix list. */
export function hostKind(address: string): HostKind {
  const { hostname, domain, isIcann, isIp } = parse(address.toLowerCase())
  if (!hostname) return 'none'
  if (isIp || hostname === 'localhost' || /\.(localhost|local|lan|internal|home|corp)$/.test(hostname)) {
    return 'local'
  }
  // A staging subdomain takes precedence over a placeholder domain.
  const example = placeholder.exec(hostname)
  if (example) return staging.test(hostname.slice(0, example.index)) ? 'staging' : 'placeholder'
  if (!domain || !isIcann) return 'none'
  const below = hostname.slice(0, -domain.length)
  return staging.test(below) || previewHosts.test(hostname) ? 'staging' : 'public'
}

/** Fictional numbers: 555-01xx in any area code, and the site's placeholder in the area code 555. */
const fictional = /^\+1(\d{3}55501\d{2}|5550100199)$/

type PhoneKind = 'real' | 'placeholder' | 'wrong'

/** Classifies a phone number by the numbering plans of all countries. */
export function phoneKind(text: string): PhoneKind {
  if (fictional.test(text.replace(/[^+\d]/g, ''))) return 'placeholder'
  return parsePhoneNumberFromString(text)?.isValid() ? 'real' : 'wrong'
}
