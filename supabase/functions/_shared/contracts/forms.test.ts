import { expect, test } from 'vitest'
import { parseFields } from './form-field.ts'
import { auditFields, bookingContactFields, leadFields } from './forms.ts'

const person = { firstName: 'Amina', lastName: "O'Neill", email: 'amina@example.org' }
const lead = {
  ...person,
  organization: 'Green Crescent',
  phone: '+1 312 555 0100',
  website: '',
  helpWith: ['Consulting', 'SEO'],
  primaryGoal: 'Reach more donors',
}
const audit = { ...person, websiteUrl: 'https://example.org' }

test('empty optional fields of the audit form and the wizard are null', () => {
  const none = { phone: null, organization: null, mainChallenge: null }
  expect(parseFields(auditFields, { ...audit, phone: '  ' })).toMatchObject({ ok: true, value: none })
  const contact = { ...person, phone: '0123' }
  const value = { ...contact, organization: null, currentChallenge: null }
  expect(parseFields(bookingContactFields, contact)).toEqual({ ok: true, value })
})

test.each([undefined, null, 'text', 7, []])('%j is parsed as an empty form', (raw) => {
  expect(parseFields(leadFields, raw).ok).toBe(false)
})

test.each([
  [
    { firstName: ' \u00a0\n', lastName: 5 },
    { firstName: 'First name is required', lastName: 'Last name is required' },
  ],
  [{ email: 'amina@localhost' }, { email: 'Please enter a valid email address' }],
  [{ email: `${'a'.repeat(250)}@example.org` }, { email: 'Email is too long (254 characters at most)' }],
  [{ helpWith: ['Everything'] }, { helpWith: 'Please select at least one area' }],
  [{ firstName: '🌍'.repeat(100) }, undefined],
  [{ firstName: 'x'.repeat(101) }, { firstName: 'First name is too long (100 characters at most)' }],
  [{ primaryGoal: 'x'.repeat(4001) }, { primaryGoal: 'Primary goal is too long (4,000 characters at most)' }],
])('a lead with %j has the errors %j', (change, errors) => {
  expect(parseFields(leadFields, { ...lead, ...change })).toMatchObject(errors ? { errors } : { ok: true })
})

test.each([
  ['amina@bücher.example', 'amina@xn--bcher-kva.example'],
  ['amina@مثال.إختبار', 'amina@xn--mgbh0fb.xn--kgbechtv'],
  ['Amina@Example.org', 'Amina@Example.org'],
  ['amina@bücher.example/path', undefined],
  ['amina@bücher', undefined],
  ['ämina@bücher.example', undefined],
])('the address %s is stored as %s', (email, stored) => {
  const parsed = parseFields(auditFields, { ...audit, email })
  expect(parsed.ok ? parsed.value.email : undefined).toBe(stored)
})

// An audit needs a website; a lead's is stored as typed if it is none.
test.each([
  ['example.org', 'https://example.org', false],
  ['ftp://example.org', 'ftp://example.org', false],
  ['http:example.org', 'http:example.org', false],
  ['https://localhost', 'https://localhost', false],
  ['https://localhost/a.b', 'https://localhost/a.b', true],
  ['HTTP://Example.org/a', 'http://Example.org/a', true],
  [' https://example.org/path?a=b#c ', 'https://example.org/path?a=b#c', true],
  ['https://例え.jp', 'https://例え.jp', true],
  ['@our-handle', '@our-handle', false],
  ['a@example.org', 'a@example.org', false],
])('the website %j is stored with a lead as %j; an audit accepts it: %s', (typed, stored, isAccepted) => {
  expect(parseFields(leadFields, { ...lead, website: typed })).toMatchObject({ value: { website: stored } })
  const errors = { websiteUrl: expect.stringContaining('valid website URL') }
  const parsed = parseFields(auditFields, { ...audit, websiteUrl: typed })
  expect(parsed).toMatchObject(isAccepted ? { ok: true } : { errors })
})
