import { describe, expect, test } from 'vitest'
import { parseAuditRequestInput } from './audit-request.ts'

const complete = {
  firstName: 'Lena',
  lastName: 'Park',
  email: 'lena@example.org',
  websiteUrl: 'https://example.org',
}
const websiteMessage = 'Please enter a valid website URL (including http:// or https://)'

function errorsOf(change: Record<string, unknown>) {
  const result = parseAuditRequestInput({ ...complete, ...change })
  return result.ok ? {} : result.errors
}

test('phone, organization and challenge may be left out, and are then null', () => {
  const result = parseAuditRequestInput({ ...complete, phone: '  ' })
  expect(result).toMatchObject({ ok: true, value: { phone: null, organization: null, mainChallenge: null } })
})

test('an empty form has every message of the specification', () => {
  expect(parseAuditRequestInput({})).toEqual({
    ok: false,
    errors: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      websiteUrl: websiteMessage,
    },
  })
})

describe('the website', () => {
  test.each([
    'example.org',
    'ftp://example.org',
    'https://localhost',
    'https://',
    'https://a b.org',
    'http:example.org',
  ])('%s is not accepted', (websiteUrl) =>
    expect(errorsOf({ websiteUrl })).toEqual({ websiteUrl: websiteMessage }),
  )

  test.each([
    'http://example.org',
    ' https://example.org/path?a=b#c ',
    'https://例え.jp',
    'HTTPS://EXAMPLE.ORG',
    'https://localhost/a.b',
  ])('%s is accepted', (websiteUrl) => expect(errorsOf({ websiteUrl })).toEqual({}))

  test('too long a one says so', () => {
    expect(errorsOf({ websiteUrl: `https://example.org/${'x'.repeat(2048)}` })).toEqual({
      websiteUrl: 'Website URL is too long (2,048 characters at most)',
    })
  })
})

test('the challenge keeps its lines', () => {
  const result = parseAuditRequestInput({ ...complete, mainChallenge: 'one\r\ntwo\u0000' })
  expect(result.ok && result.value.mainChallenge).toBe('one\ntwo')
})
