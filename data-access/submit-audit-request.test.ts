import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { submitAuditRequest } from './submit-audit-request.ts'
import { exampleAuditRequest, exampleId } from './testing/examples.ts'
import { fakeBackend, json } from './testing/fake-backend.ts'

const stored = json(201, { id: exampleId })
const sent = json(200, { ok: true })

afterEach(() => {
  vi.restoreAllMocks()
})

test('an audit request is stored, then notified of with the fields of the specification', async () => {
  const { client, requests } = fakeBackend(stored, sent)
  const result = await submitAuditRequest(client, exampleAuditRequest)
  if (result.ok) await result.value.notified
  const named = {
    id: exampleId,
    first_name: 'Lena',
    last_name: 'Park',
    email: 'lena@example.org',
    phone: null,
    organization: null,
    website_url: 'https://example.org',
    main_challenge: 'Few visitors',
    source_url: 'https://example.org/',
  }
  expect(requests[0]?.path).toBe('/rest/v1/audit_requests?select=id')
  expect(requests[0]?.body).toEqual({
    ...named,
    utm_source: 'news',
    utm_medium: '',
    utm_campaign: '',
    utm_term: '',
    utm_content: '',
    referrer: '',
    landing_path: '/',
    device_type: 'mobile',
    timezone: 'Europe/London',
  })
  expect(requests[1]?.path).toBe('/functions/v1/send-lead-notifications')
  expect(requests[1]?.body).toEqual({ type: 'audit_request', auditRequest: named })
})

test('a form that was filled in within two seconds is sent a moment later', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { client, requests } = fakeBackend(stored, sent)
  const openedAt = Date.now() - 1_800
  const sending = submitAuditRequest(client, exampleAuditRequest, { honeypot: '', openedAt })
  await vi.advanceTimersByTimeAsync(199)
  expect(requests).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(await sending).toMatchObject({ ok: true, value: { stored: true } })
  expect(requests[0]).toMatchObject({ path: '/rest/v1/audit_requests?select=id' })
})
