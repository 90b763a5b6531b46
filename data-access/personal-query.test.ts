import { expect, test } from 'vitest'
import { withoutPersonalQuery } from './personal-query.ts'

test.each([
  [
    'https://x.org/schedule?first=A&last=B&email=c%40d.org&phone=1&org=O&utm_source=n',
    'https://x.org/schedule?utm_source=n',
  ],
  ['https://x.org/schedule?First=A&EMAIL=c', 'https://x.org/schedule'],
  ['https://x.org/?orgType=climate&currentChallenge=secret&a=1', 'https://x.org/?a=1'],
  ['https://x.org/?reader=ada%40example.org&a=1#top', 'https://x.org/?a=1#top'],
  ['https://x.org/?a=1&a=ada%40example.org', 'https://x.org/?a=1'],
  ['https://ada:secret@x.org/', 'https://x.org/'],
  ['https://x.org/?first=A&first=B', 'https://x.org/'],
  ['https://x.org/?firstly=1&lasting=2', 'https://x.org/?firstly=1&lasting=2'],
])('%s becomes %s', (address, clean) => {
  expect(withoutPersonalQuery(new URL(address)).href).toBe(clean)
})
