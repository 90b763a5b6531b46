import { expect, test } from 'vitest'
import { meetingLink } from './meeting-link.ts'

test('the link ends in the first ten characters of the room id, without its dashes', () => {
  expect(meetingLink('0f1e2d3c-4b5a-4678-9abc-def012345678', 'https://meet.jit.si/')).toBe(
    'https://meet.jit.si/0f1e2d3c4b',
  )
})
