import { expect, test } from 'vitest'
import { auditReviewUrl } from './external-scheduler.ts'

const person = { firstName: 'Lena', lastName: "O'Park & Co", email: 'lena+x@example.org', phone: '+1 555' }

test('the scheduler knows who comes, and for what', () => {
  const url = new URL(auditReviewUrl('https://scheduler.example.org/book?team=audit', person))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    team: 'audit',
    name: "Lena O'Park & Co",
    email: 'lena+x@example.org',
    phone: '+1 555',
    type: 'audit_review',
  })
})

test('a phone that was not given is left out', () => {
  expect(auditReviewUrl('https://scheduler.example.org/', { ...person, phone: null })).not.toContain('phone')
})
