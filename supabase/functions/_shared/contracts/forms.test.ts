import { expect, test } from 'vitest'
import { parseFields } from './form-field.ts'
import { auditFields, leadFields, parseBookingContact } from './forms.ts'

const person = { firstName: 'Amina', lastName: "O'Neill", email: 'amina@example.org' }
const completeLead = {
  ...person,
  organization: 'Green Crescent',
  phone: '+1 312 555 0100',
  website: '',
  helpWith: ['Consulting', 'SEO'],
  primaryGoal: 'Reach more donors',
}
const completeAudit = { ...person, websiteUrl: 'https://example.org' }

function leadErrors(change: Record<string, unknown>) {
  const result = parseFields(leadFields, { ...completeLead, ...change })
  return result.ok ? {} : result.errors
}
function websiteOfLead(website: string) {
  const result = parseFields(leadFields, { ...completeLead, website })
  return result.ok ? result.value.website : result.errors.website
}
function websiteErrorOfAudit(websiteUrl: string) {
  const result = parseFields(auditFields, { ...completeAudit, websiteUrl })
  return result.ok ? undefined : result.errors.websiteUrl
}

test('empty optional fields of the audit form and the wizard are null', () => {
  expect(parseFields(auditFields, { ...completeAudit, phone: '  ' })).toMatchObject({
    ok: true,
    value: { phone: null, organization: null, mainChallenge: null },
  })
  const contact = { ...person, phone: '0123' }
  expect(parseBookingContact(contact)).toEqual({
    ok: true,
    value: { ...contact, organization: null, currentChallenge: null },
  })
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
  [{ firstName: '🌍'.repeat(100) }, {}],
  [{ firstName: 'x'.repeat(101) }, { firstName: 'First name is too long (100 characters at most)' }],
  [{ primaryGoal: 'x'.repeat(4001) }, { primaryGoal: 'Primary goal is too long (4,000 characters at most)' }],
])('a lead with %j has the errors %j', (change, errors) => {
  expect(leadErrors(change)).toEqual(errors)
})

test.each([
  ['amina@bücher.example', 'amina@xn--bcher-kva.example'],
  ['amina@مثال.إختبار', 'amina@xn--mgbh0fb.xn--kgbechtv'],
  ['Amina@Example.org', 'Amina@Example.org'],
  ['amina@bücher.example/path', undefined],
  ['amina@bücher', undefined],
  ['ämina@bücher.example', undefined],
])('the address %s is stored as %s', (email, stored) => {
  const parsed = parseFields(auditFields, { ...completeAudit, email })
  expect(parsed.ok ? parsed.value.email : undefined).toBe(stored)
})

test.each(['example.org', 'ftp://example.org', 'https://localhost', 'http:example.org'])(
  'the audit form rejects the website %s',
  (typed) => expect(websiteErrorOfAudit(typed)).toMatch(/valid website URL/),
)

test.each([
  'http://example.org',
  ' https://example.org/path?a=b#c ',
  'https://例え.jp',
  'https://localhost/a.b',
])('the audit form accepts the website %s', (typed) => expect(websiteErrorOfAudit(typed)).toBeUndefined())

test.each([
  ['example.org', 'https://example.org'],
  ['HTTP://Example.org/a', 'http://Example.org/a'],
  [' https://example.org ', 'https://example.org'],
  ['@our-handle', '@our-handle'],
  ['a@example.org', 'a@example.org'],
  ['https://localhost/a.b', 'https://localhost/a.b'],
])('the website %s of a lead is stored as %s', (typed, stored) => {
  expect(websiteOfLead(typed)).toBe(stored)
})
