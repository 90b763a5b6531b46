import { expect, test } from 'vitest'
import { meantAddress } from './meant-address.ts'

test.each([
  ['Ada@gmial.com', 'Ada@gmail.com'],
  [' ada@gmail.con ', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.con', 'ada@outlook.com'],
  ['ada@iclould.com', 'ada@icloud.com'],
])('%j was meant as %s', (typed, meant) => expect(meantAddress(typed)).toBe(meant))

test.each([
  'ada@gmail.com',
  'ADA@Gmail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@yahoo.ca',
  'ada@yahoo.co.uk',
  'ada@live.nl',
  'ada@helpfoodbank.org',
  'ada@gmail',
  '',
])('%j is left alone', (typed) => expect(meantAddress(typed)).toBeUndefined())
