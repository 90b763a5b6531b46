import { describe, expect, test } from 'vitest'
import { looksLikeBot } from './spam-guard.ts'

const opened = { honeypot: '', openedAt: 10_000 }

describe('a bot', () => {
  test('fills the field that nobody sees', () => {
    expect(looksLikeBot({ ...opened, honeypot: 'x' }, 60_000)).toBe(true)
  })
  test('is done within two seconds', () => {
    expect(looksLikeBot(opened, 11_999)).toBe(true)
  })
})

describe('a person', () => {
  test('takes two seconds or more', () => {
    expect(looksLikeBot(opened, 12_000)).toBe(false)
  })
  test('may send a restored draft at once', () => {
    expect(looksLikeBot({ ...opened, draftRestored: true }, 10_100)).toBe(false)
  })
  test('may have a clock that was set back meanwhile', () => {
    expect(looksLikeBot(opened, 5_000)).toBe(false)
  })
})
