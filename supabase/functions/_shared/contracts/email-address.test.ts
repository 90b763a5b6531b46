import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each([
  'a@b.co',
  "o'neill+news@mail.example.org",
  'first.last@sub-domain.example.museum',
  '.dots..are.fine.@example.org',
  'A@EXAMPLE.ORG',
  `a@${'b'.repeat(63)}.org`,
])('%s can be written to', (address) => expect(isEmailAddress(address)).toBe(true))

test.each([
  '',
  'a',
  'a@b',
  '@example.org',
  'a@',
  'a b@example.org',
  'a@exa mple.org',
  'a@-example.org',
  'a@example-.org',
  'a@example..org',
  'a@example.org.',
  'a@example.org\n',
  'a@example.org, b@example.org',
  'Name <a@example.org>',
  `a@${'b'.repeat(64)}.org`,
  'a@exämple.org',
])('%j cannot', (address) => expect(isEmailAddress(address)).toBe(false))
