import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Picture, writePng } from '../../helpers/png.ts'
import { describeDifference } from './describe-difference.ts'
import { fingerprint, fingerprintOf, isMadeOf } from './fingerprint.ts'
import { formatFingerprints, parseFingerprints, sameFingerprint } from './fingerprint-text.ts'

const [width, height] = [40, 330]
const blocks = [
  { name: 'header', top: 0 },
  { name: 'What we do', top: 72 },
  { name: 'footer', top: 300 },
]

function picture(): Picture {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7) % 251
  return { width, height, pixels }
}

const agreed = fingerprintOf(picture(), blocks)

describe('the fingerprint of a picture', () => {
  test('is another one for any pixel in any other color, and says where it is', () => {
    fc.assert(
      fc.property(fc.nat(width * height * 3 - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = picture()
        changed.pixels[at] = ((changed.pixels[at] ?? 0) + by) % 256
        const places = describeDifference(agreed, fingerprintOf(changed, blocks))
        const row = Math.floor(at / 3 / width)
        expect(places).toHaveLength(1)
        const [, from, to] = /at (\d+)–(\d+) px from the top$/.exec(places[0] ?? '') ?? []
        expect(Number(from)).toBeLessThanOrEqual(row)
        expect(Number(to)).toBeGreaterThan(row)
      }),
    )
  })

  test('survives the picture being packed and read again, by any filter', () => {
    expect(fingerprint(writePng(picture()), blocks)).toMatchObject(agreed)
  })

  test('reads from its file as it was written', () => {
    const prints = new Map([
      ['375 px, dark', agreed],
      ['1440 px', fingerprint(writePng(picture()), blocks)],
    ])
    expect(parseFingerprints(formatFingerprints(prints))).toEqual(prints)
  })

  test('of a section that moved down is the same section', () => {
    const { pixels } = picture()
    const row = Buffer.alloc(width * 3, 1)
    const moved = { width, height: height + 1, pixels: Buffer.concat([row, pixels]) }
    const lower = blocks.map((block) => ({ ...block, top: block.top === 0 ? 0 : block.top + 1 }))
    expect(describeDifference(agreed, fingerprintOf(moved, lower))).toEqual([
      '“header”, at 0–73 px from the top, 1 px higher than before',
    ])
  })

  test('names a section that came, went or was renamed', () => {
    const without = fingerprintOf(
      picture(),
      [blocks[0], blocks[2]].filter((block) => block !== undefined),
    )
    expect(describeDifference(agreed, without).join()).toContain('“What we do” is gone')
    expect(describeDifference(without, agreed).join()).toContain('“What we do” is new')
    const renamed = fingerprintOf(
      picture(),
      blocks.map((block) => ({ ...block, name: block.name === 'header' ? 'banner' : block.name })),
    )
    expect(sameFingerprint(agreed, renamed)).toBe(false)
    expect(describeDifference(agreed, renamed).join()).toContain('banner')
  })

  test('is known by the bytes of the file, as long as the blocks are the same', () => {
    const png = writePng(picture())
    const print = fingerprint(png, blocks)
    expect(isMadeOf(print, png, blocks)).toBe(true)
    expect(isMadeOf(agreed, png, blocks)).toBe(false)
    const changed = picture()
    changed.pixels[7] = 255 - (changed.pixels[7] ?? 0)
    expect(isMadeOf(print, writePng(changed), blocks)).toBe(false)
    expect(isMadeOf(print, png, blocks.slice(1))).toBe(false)
    expect(
      isMadeOf(
        print,
        png,
        blocks.map((block) => ({ ...block, name: block.name === 'header' ? 'banner' : block.name })),
      ),
    ).toBe(false)
    expect(
      isMadeOf(
        print,
        png,
        blocks.map(({ name, top }) => ({ name, top: top === 72 ? 73 : top })),
      ),
    ).toBe(false)
  })

  test('that nobody agreed on is a difference', () => {
    expect(describeDifference(undefined, agreed)).toEqual(['was never agreed on'])
  })
})
