import { expect, test } from 'vitest'
import { draftStorage } from './draft-storage.ts'
import { fakeStorage } from './testing/fake-storage.ts'

/* That drafts survive a reload and are gone when cleared: tests/e2e/lead-modal.spec.ts. Blocked storage: odd-settings.spec.ts. */

const empty = { firstName: '', helpWith: [] as string[] }

test.each(['', 'not json', 'null', '{"firstName":1,"helpWith":[]}', '{"firstName":"Ada"}'])(
  'a draft that an older page stored as %j is none',
  (stored) => {
    const storage = fakeStorage()
    storage.values.set('draft:lead', stored)
    expect(draftStorage('lead', empty, () => storage).load()).toBeUndefined()
  },
)

test('storage that is full, or does not exist, is no error', () => {
  for (const drafts of [
    draftStorage('lead', empty),
    draftStorage('lead', empty, () => fakeStorage({ blocked: true })),
  ]) {
    expect(() => drafts.save({ firstName: 'Ada', helpWith: ['SEO'] })).not.toThrow()
    expect(drafts.load()).toBeUndefined()
    expect(() => drafts.clear()).not.toThrow()
  }
})
