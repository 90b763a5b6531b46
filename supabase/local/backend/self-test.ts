import type { FetchHandler, RestKeys } from './rest-app.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

/**
 * Sends the requests that a visitor must not be allowed to make.
 *
 * @throws Error unless each is rejected as in a hosted project: a backend more open than production must not start
 */
export async function selfTest(rest: FetchHandler, keys: RestKeys): Promise<void> {
  const failures: string[] = []
  for (const table of ['leads', 'audit_requests', 'bookings']) {
    await expectRefusal('GET', `${table}?select=*`)
    await expectRefusal('PATCH', `${table}?id=eq.${unknownId}`, { first_name: 'x' })
    await expectRefusal('DELETE', `${table}?id=eq.${unknownId}`)
  }
  await expectRefusal('POST', 'bookings', { id: unknownId })
  await expectRefusal('POST', 'leads', { id: unknownId, booking_id: unknownId })
  if (failures.length > 0) {
    throw new Error(`The database lets visitors do what they must not:\n  ${failures.join('\n  ')}`)
  }

  async function expectRefusal(method: string, path: string, body?: unknown): Promise<void> {
    const response = await rest(
      new Request(`http://localhost/rest/v1/${path}`, {
        method,
        headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
    const answer = (await response.json().catch(() => ({}))) as { code?: string }
    if (response.status !== 401 || answer.code !== '42501') {
      failures.push(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    }
  }
}
