import { expect, test } from 'vitest'
import { isOrgType } from './org-types.ts'

test('only the four types of the form are organization types', () => {
  expect(['nonprofit', 'islamic', 'climate', 'other'].every(isOrgType)).toBe(true)
  expect(['Nonprofit', '', null, 'toString'].some(isOrgType)).toBe(false)
})
