import { afterEach, describe, expect, test, vi } from 'vitest'
import { createRestRowStore } from './rest-row-store.ts'
import { DatabaseError } from './row-store.ts'

const now = new Date('2026-11-20T18:30:00.123Z')
const store = createRestRowStore({ databaseUrl: 'https://db.example', serviceKey: 'sb_secret_x' }, () => now)

function answering(body: unknown, status = 200) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

describe('rows over REST', () => {
  test('a claim is one conditional update and counts only when a row changed', async () => {
    const fetch = answering([{ id: '1' }])
    expect(await store.claim('leads', '1', 'team')).toBe(now.toISOString())
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('https://db.example/rest/v1/leads?id=eq.1&team_notified_at=is.null&select=id')
    expect(init).toMatchObject({
      method: 'PATCH',
      body: JSON.stringify({ team_notified_at: now.toISOString() }),
    })
    expect(init?.headers).toMatchObject({ apikey: 'sb_secret_x', prefer: 'return=representation' })
    answering([])
    expect(await store.claim('leads', '1', 'team')).toBeUndefined()
  })

  test('a release undoes its own claim and no other', async () => {
    const fetch = answering([{ id: '1' }])
    await store.release('bookings', '1', 'person', now.toISOString())
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(decodeURIComponent(String(url))).toContain(`person_notified_at=eq.${now.toISOString()}`)
    expect(init?.body).toBe('{"person_notified_at":null}')
  })

  test('an unknown id is no row', async () => {
    answering([])
    expect(await store.find('leads', '1')).toBeUndefined()
  })

  test.each([
    [{ code: '42501', message: 'secret detail' }, 403],
    [{ not: 'a list' }, 200],
  ])('%j with status %i is a database error that quotes no message', async (body, status) => {
    answering(body, status)
    const failure = store.find('leads', '1')
    await expect(failure).rejects.toBeInstanceOf(DatabaseError)
    await expect(failure).rejects.not.toThrow('secret detail')
  })

  test('no connection is a database error', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('fetch failed')
    })
    await expect(store.claim('leads', '1', 'team')).rejects.toBeInstanceOf(DatabaseError)
  })
})
