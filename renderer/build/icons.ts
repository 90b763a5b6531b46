import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

export type IconFile = { file: string; content: Uint8Array }

/** The `viewBox` of each kind of icon. The logo's arcs reach from (0, 3) to (29, 32). */
const viewBoxes = {
  /** Unchanged: a rounded tile. */
  tile: '-4 -4 40 40',
  /** Fills the square, for systems that round the corners. */
  square: '-7.5 -4.5 44 44',
  /** Keeps the arcs inside the safe zone of maskable icons: a centered circle with a diameter of 80 %. */
  maskable: '-13.5 -10.5 56 56',
}
type IconShape = keyof typeof viewBoxes

/** All icons of the site, drawn from `public/favicon.svg`. */
export function icons(): IconFile[] {
  return [
    { file: 'favicon.ico', content: ico(draw('tile', 32), 32) },
    { file: 'apple-touch-icon.png', content: draw('square', 180) },
    { file: 'icon-192.png', content: draw('tile', 192) },
    { file: 'icon-512.png', content: draw('tile', 512) },
    { file: 'icon-maskable-512.png', content: draw('maskable', 512) },
  ]
}

function draw(shape: IconShape, size: number): Uint8Array {
  const source = readFileSync('public/favicon.svg', 'utf8')
  const background = /<rect [^>]*fill="(#[0-9a-f]+)"\/>/.exec(source)
  if (!background?.[1] || !source.includes(`viewBox="${viewBoxes.tile}"`))
    throw new Error(
      'public/favicon.svg is no longer a logo on a filled rectangle: see renderer/build/icons.ts',
    )
  const svg =
    shape === 'tile'
      ? source
      : source
          .replace(viewBoxes.tile, viewBoxes[shape])
          .replace(background[0], `<rect x="-50" y="-50" width="150" height="150" fill="${background[1]}"/>`)
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** The PNG of an icon, without the 22-byte header of an .ico file. */
export function pngOf(icon: Uint8Array): Buffer {
  const bytes = Buffer.from(icon)
  return bytes[0] === 0 ? bytes.subarray(22) : bytes
}

/** An .ico file that contains one PNG. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // one image
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
