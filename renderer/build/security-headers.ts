import { type Elsewhere, sitePolicy } from './content-policy.ts'

/**
 * The security headers of every answer, page or file.
 *
 * @param scripts the inline scripts of all documents
 */
export function securityHeaders(scripts: readonly string[], elsewhere: Elsewhere): Record<string, string> {
  return {
    'Content-Security-Policy': sitePolicy(scripts, elsewhere),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  }
}
