import { describe, expect, test } from 'vitest'
import { writePng } from '../helpers/png.ts'
import { fingerprint } from '../visual/drawing/fingerprint.ts'
import { changesOf, linesOf } from './changes.ts'
import { chosenSubjects } from './chosen-subjects.ts'
import type { Drawn } from './drawn.ts'

const blocks = [
  { name: 'header', top: 0 },
  { name: 'Steps', top: 20 },
]
function drawn(shade: number, height = 50): Drawn {
  const png = writePng({ width: 10, height, pixels: Buffer.alloc(10 * height * 3, shade) })
  return {
    name: 'pages/home',
    path: '/',
    pictures: [{ view: '375 px', png: '0.png', blocks, print: fingerprint(png, blocks) }],
    texts: [{ file: 'heads/home.txt', text: 'title: Home\n' }],
  }
}

describe('what a review shows', () => {
  test('is nothing where nothing changed', () => {
    expect(changesOf(drawn(9), drawn(9))).toEqual([])
  })

  test('is a view that looks another way, with its place and both sections side by side', () => {
    const [change] = changesOf(drawn(9), drawn(9, 70))
    expect(change).toMatchObject({
      kind: 'picture',
      subject: 'pages/home',
      view: '375 px',
      places: ['“Steps”, at 20–70 px from the top, 20 px higher than before'],
      rows: [
        { top: 0, height: 20, changed: [] },
        { top: 20, height: 50, before: { top: 20, height: 30 }, after: { top: 20, height: 50 } },
      ],
    })
  })

  test('is a page that came, and one that went', () => {
    expect(changesOf(undefined, drawn(9)).map(({ view }) => view)).toEqual(['heads/home.txt', '375 px'])
    expect(changesOf(drawn(9), undefined)).toMatchObject([
      { kind: 'text', lines: [{ sign: '-' }] },
      { kind: 'picture', places: ['is not drawn any more'] },
    ])
  })

  test('is a changed line with those around it, and no more', () => {
    const text = 'abcdefgh'.split('').join('\n')
    expect(linesOf(text, text.replace('e', 'x')).map(({ sign, text }) => sign + text)).toEqual([
      '…',
      ' c',
      ' d',
      '-e',
      '+x',
      ' f',
      ' g',
      '…',
    ])
  })
})

test('a path means that page, a name itself or all that begin so', () => {
  const subjects = [
    'pages/services',
    'variants/services',
    'pages/services/crm',
    'states/lead-375',
    'states/lead-1440',
  ].map((name) => ({
    name,
    path: name.startsWith('states') ? '/services' : name.replace(/^\w+/, ''),
    texts: [],
    async *draw() {},
  }))
  const chosen = (...wanted: string[]) => chosenSubjects(subjects, wanted).map(({ name }) => name)
  expect(chosen('/services')).toEqual(['pages/services', 'variants/services'])
  expect(chosen('pages/services')).toEqual(['pages/services'])
  expect(chosen('states/lead')).toEqual(['states/lead-375', 'states/lead-1440'])
  expect(chosen()).toHaveLength(5)
})
