import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLeadInput } from './lead.ts'

const complete = {
  firstName: 'Amina',
  lastName: "O'Neill",
  organization: 'Green Crescent',
  email: 'amina@example.org',
  phone: '+1 312 555 0100',
  website: '',
  helpWith: ['Consulting', 'SEO'],
  primaryGoal: 'Reach more donors',
}

function errorsOf(change: Record<string, unknown>) {
  const result = parseLeadInput({ ...complete, ...change })
  return result.ok ? {} : result.errors
}

describe('a complete lead form', () => {
  test('is accepted, trimmed, with the areas in the order of the list', () => {
    const result = parseLeadInput({ ...complete, firstName: '  Amina\t' })
    expect(result).toMatchObject({
      ok: true,
      value: { firstName: 'Amina', helpWith: ['SEO', 'Consulting'], website: null },
    })
  })

  test('carries where the visit came from, and empty texts where nothing is known', () => {
    const result = parseLeadInput({ ...complete, attribution: { utmSource: 'news', deviceType: 'mobile' } })
    expect(result.ok && result.value.attribution).toMatchObject({
      utmSource: 'news',
      utmMedium: '',
      deviceType: 'mobile',
    })
  })

  test('may have names in any script, with emoji', () => {
    expect(errorsOf({ firstName: 'محمد', lastName: '李', organization: 'Clean Air 🌍' })).toEqual({})
  })
})

describe('an empty lead form', () => {
  test('has every message of the specification', () => {
    expect(parseLeadInput({})).toEqual({
      ok: false,
      errors: {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        organization: 'Organization is required',
        email: 'Email is required',
        phone: 'Phone is required',
        helpWith: 'Please select at least one area',
        primaryGoal: 'Primary goal is required',
      },
    })
  })

  test('is one whose fields hold only white space, or are no texts', () => {
    expect(errorsOf({ firstName: ' \u00a0\n', lastName: 5, phone: null })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      phone: 'Phone is required',
    })
  })

  test.each([undefined, null, 'text', 7, []])('is read from %j without throwing', (raw) => {
    expect(parseLeadInput(raw).ok).toBe(false)
  })
})

describe('a field that is wrong', () => {
  test('an address without a dot in the domain', () => {
    expect(errorsOf({ email: 'amina@localhost' })).toEqual({ email: 'Please enter a valid email address' })
  })

  test.each([
    ['firstName', 100, 'First name is too long (100 characters at most)'],
    ['lastName', 100, 'Last name is too long (100 characters at most)'],
    ['organization', 200, 'Organization is too long (200 characters at most)'],
    ['phone', 40, 'Phone is too long (40 characters at most)'],
    ['primaryGoal', 4000, 'Primary goal is too long (4,000 characters at most)'],
  ])('%s longer than %i characters', (field, max, message) => {
    expect(errorsOf({ [field]: '🌍'.repeat(max) })).toEqual({})
    expect(errorsOf({ [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: message })
  })

  test('an address that is too long is told once, not as malformed too', () => {
    expect(errorsOf({ email: `${'a'.repeat(250)}@example.org` })).toEqual({
      email: 'Email is too long (254 characters at most)',
    })
  })

  test('an area that is not on the list counts as none', () => {
    expect(errorsOf({ helpWith: ['Everything'] })).toEqual({ helpWith: 'Please select at least one area' })
  })
})

describe('the website', () => {
  test.each([
    ['example.org', 'https://example.org'],
    ['HTTP://Example.org/a', 'http://Example.org/a'],
    [' https://example.org ', 'https://example.org'],
    ['none yet', 'none yet'],
    ['@our-handle', '@our-handle'],
    ['a@example.org', 'a@example.org'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['ftp://example.org', 'ftp://example.org'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['https://localhost/a.b', 'https://localhost/a.b'],
  ])('%s is stored as %s', (typed, stored) => {
    const result = parseLeadInput({ ...complete, website: typed })
    expect(result.ok && result.value.website).toBe(stored)
  })

  test('a scheme is added where it fits', () => {
    const stored = (typed: string) => {
      const result = parseLeadInput({ ...complete, website: typed })
      return result.ok ? result.value.website : result.errors.website
    }
    const [long, longest] = [2028, 2036].map((length) => `example.org/${'x'.repeat(length)}`) as [
      string,
      string,
    ]
    expect(stored(long)).toBe(`https://${long}`)
    expect(stored(longest)).toBe(longest)
    expect(stored(`${longest}x`)).toBe('Website is too long (2,048 characters at most)')
  })
})

test('whatever is typed, parsing what was accepted changes nothing', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a@b.co', 'example.org', ' ', '\0', '\ud800'),
  )
  const raw = fc.record({
    firstName: text,
    lastName: text,
    organization: text,
    email: fc.constantFrom('a@b.co', 'no'),
    phone: text,
    website: text,
    helpWith: fc.array(fc.constantFrom('SEO', 'SEO', 'Consulting', 'x')),
    primaryGoal: text,
    attribution: fc.anything(),
  })
  fc.assert(
    fc.property(raw, (form) => {
      const result = parseLeadInput(form)
      if (result.ok) expect(parseLeadInput(result.value)).toEqual(result)
      else expect(Object.keys(result.errors)).not.toHaveLength(0)
    }),
  )
})
