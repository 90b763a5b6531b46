import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { icons, pngOf } from './icons.ts'
import { webManifest } from './web-manifest.ts'

const sizes: Record<string, number> = {
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
}

describe.each(icons())('$file', ({ file }) => {
  const committed = readFileSync(`public/${file}`)

  test('has the size that its name and the head promise', () => {
    const png = pngOf(committed)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([sizes[file], sizes[file]])
  })
})

test.each(['apple-touch-icon.png', 'icon-maskable-512.png'])(
  '%s has no transparent corner, which a system would fill with black',
  (file) => {
    const alpha = pixels(readFileSync(`public/${file}`)).filter((_, i) => i % 4 === 3)
    expect(alpha.every((value) => value === 255)).toBe(true)
  },
)

test('the manifest names icons that exist, in their sizes', () => {
  const { icons: named } = JSON.parse(webManifest()) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes: size } of named) {
    if (src.endsWith('.svg')) continue
    expect(size).toBe(`${sizes[src.slice(1)]}x${sizes[src.slice(1)]}`)
  }
})

function pixels(icon: Uint8Array): Uint8Array {
  const png = pngOf(icon)
  const size = png.readUInt32BE(16)
  const href = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image width="${size}" height="${size}" href="${href}"/></svg>`
  return new Uint8Array(new Resvg(svg).render().pixels)
}
