import { createHash, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../environment.ts'
import { refuse } from './answers.ts'

/**
 * Returns an error response unless the caller, such as the database's timer, sends SWEEP_SECRET or the service key
 * as `apikey`.
 */
export function refuseUnauthorized(
  request: Request,
  { serviceKey, sweepSecret }: Pick<Settings, 'serviceKey' | 'sweepSecret'>,
): Response | undefined {
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed', { allow: 'POST' })
  const shown = request.headers.get('apikey') ?? ''
  const known = [serviceKey, sweepSecret].some((key) => key !== '' && sameText(shown, key))
  return known ? undefined : refuse(401, 'invalid_key')
}

/** Compares keys in constant time, against timing attacks. */
export function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}
