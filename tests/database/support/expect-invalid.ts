import { expect } from 'vitest'
import type { Answer } from './visitor.ts'

/** Expects PT422 `invalid_booking` with the field in `details` and advice in `hint`. */
export function expectInvalid(answer: Answer, field: string): void {
  expect([answer.status, answer.body.code, answer.body.message, answer.body.details]).toEqual([
    422,
    'PT422',
    'invalid_booking',
    field,
  ])
  expect(answer.body.hint).toMatch(/\.$/)
}
