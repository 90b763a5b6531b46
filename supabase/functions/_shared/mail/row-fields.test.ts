import { expect, test } from 'vitest'
import { callRequestFields } from '../contracts/call-request.ts'
import { answers } from './row-fields.ts'

test('a keyed choice is mailed as its label', () => {
  const row = { org_type: 'climate', preferred_part_of_day: 'morning' }
  expect(answers(callRequestFields, row)).toEqual([
    { label: 'Organization type', value: 'Climate Initiative' },
    { label: 'What time of day?', value: 'Morning (9 a.m. to noon)' },
  ])
})
