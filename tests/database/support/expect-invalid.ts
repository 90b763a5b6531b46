import { expect } from 'vitest'
import type { Answer } from './visitor.ts'

/** Refused as PT422 `invalid_booking`, naming the field and what to do. */
export function expectInvalid(answer: Answer, field: string): void {
  expect([answer.status, answer.body.code, answer.body.message, answer.body.details]).toEqual([
    422,
    'PT422',
    'invalid_booking',
    field,
  ])
  expect(answer.body.hint).toMatch(/\.$/)
}
