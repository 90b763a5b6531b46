import { describe, expect, test } from 'vitest'
import { parseNotification } from './notification.ts'

const id = '5F0C6A5E-8f0f-4f5c-9a51-0d3d7f1f0001'

describe('notification payloads', () => {
  test.each([
    [{ type: 'new_lead', lead: { id } }, 'new_lead'],
    [{ type: 'audit_request', auditRequest: { id } }, 'audit_request'],
    [{ type: 'booking_confirmation', lead: { booking_id: id } }, 'booking_confirmation'],
  ])('%j is understood', (payload, type) => {
    expect(parseNotification(payload)).toEqual({ type, id: id.toLowerCase() })
  })

  test('everything but the id is ignored', () => {
    const payload = {
      type: 'new_lead',
      lead: { id, email: 'victim@example.net', first_name: 'Buy now' },
      to: 'x',
    }
    expect(parseNotification(payload)).toEqual({ type: 'new_lead', id: id.toLowerCase() })
  })

  test.each([
    null,
    undefined,
    'new_lead',
    [],
    {},
    { type: 'new_lead' },
    { type: 'new_lead', lead: null },
    { type: 'new_lead', lead: { id: 7 } },
    { type: 'new_lead', lead: { id: `${id}&or=(id.gt.0)` } },
    { type: 'new_lead', lead: { id: `${id}\n` } },
    { type: 'new_lead', lead: { id: '' } },
    { type: 'new_lead', lead: { booking_id: id } },
    { type: 'audit_request', lead: { id } },
    { type: 'booking_confirmation', lead: { id } },
    { type: 'something_else', lead: { id } },
  ])('%j is refused', (payload) => {
    expect(parseNotification(payload)).toBeUndefined()
  })
})
