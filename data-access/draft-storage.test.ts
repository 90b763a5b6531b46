import { describe, expect, test } from 'vitest'
import { draftStorage } from './draft-storage.ts'
import { fakeStorage } from './testing/fake-storage.ts'

const empty = { firstName: '', helpWith: [] as string[] }
const draft = { firstName: 'Ada', helpWith: ['SEO'] }

describe('a draft', () => {
  test('survives a reload of the tab', () => {
    const storage = fakeStorage()
    draftStorage('lead', empty, () => storage).save(draft)
    expect(draftStorage('lead', empty, () => storage).load()).toEqual(draft)
    expect(draftStorage('audit', empty, () => storage).load()).toBeUndefined()
  })

  test('is gone when it is cleared', () => {
    const storage = fakeStorage()
    const drafts = draftStorage('lead', empty, () => storage)
    drafts.save(draft)
    drafts.clear()
    expect(drafts.load()).toBeUndefined()
    expect(storage.values.size).toBe(0)
  })

  test.each(['', 'not json', 'null', '{"firstName":1,"helpWith":[]}', '{"firstName":"Ada"}'])(
    'that an older page stored as %j is none',
    (stored) => {
      const storage = fakeStorage()
      storage.values.set('draft:lead', stored)
      expect(draftStorage('lead', empty, () => storage).load()).toBeUndefined()
    },
  )
})

describe('storage that cannot be used', () => {
  test.each([
    ['throws at every use', () => fakeStorage({ blocked: true })],
    [
      'throws when it is asked for',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
    ['does not exist', undefined],
  ])('that %s is no error', (_, storage) => {
    const drafts = storage ? draftStorage('lead', empty, storage) : draftStorage('lead', empty)
    expect(() => drafts.save(draft)).not.toThrow()
    expect(drafts.load()).toBeUndefined()
    expect(() => drafts.clear()).not.toThrow()
  })
})
