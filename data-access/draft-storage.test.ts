import { expect, test } from 'vitest'
import { draftStorage } from './draft-storage.ts'
import { fakeStorage } from './testing/fake-storage.ts'

/* In tests/e2e, lead-modal.spec.ts covers reloading and clearing, and odd-settings.spec.ts covers blocked storage. */

const empty = { firstName: '', helpWith: [] as string[] }

test.each(['', 'not json', 'null', '{"firstName":1,"helpWith":[]}', '{"firstName":"Ada"}'])(
  'a stored draft with an unexpected shape (%j) is ignored',
  (stored) => {
    const storage = fakeStorage()
    storage.values.set('draft:lead', stored)
    expect(draftStorage('lead', empty, () => storage).load()).toBeUndefined()
  },
)

test('missing or blocked storage does not throw', () => {
  for (const drafts of [
    draftStorage('lead', empty),
    draftStorage('lead', empty, () => fakeStorage({ blocked: true })),
  ]) {
    expect(() => drafts.save({ firstName: 'Ada', helpWith: ['SEO'] })).not.toThrow()
    expect(drafts.load()).toBeUndefined()
    expect(() => drafts.clear()).not.toThrow()
  }
})
