import { Resvg } from '@resvg/resvg-js'
import { light } from '../../ui/tokens/palette.ts'

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

/** All icons of the site: the logo in the colors of the palette. */
export function icons(): IconFile[] {
  return [
    { file: 'favicon.svg', content: Buffer.from(logo('tile')) },
    { file: 'favicon.ico', content: ico(draw('tile', 32), 32) },
    { file: 'apple-touch-icon.png', content: draw('square', 180) },
    { file: 'icon-192.png', content: draw('tile', 192) },
    { file: 'icon-512.png', content: draw('tile', 512) },
    { file: 'icon-maskable-512.png', content: draw('maskable', 512) },
  ]
}

function logo(shape: IconShape): string {
  const area =
    shape === 'tile'
      ? 'x="-4" y="-4" width="40" height="40" rx="10"'
      : 'x="-50" y="-50" width="150" height="150"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxes[shape]}"><rect ${area} fill="${light.band}"/><path d="M0 22A10 10 0 0 1 10 32M0 13A19 19 0 0 1 19 32M0 3A29 29 0 0 1 29 32" fill="none" stroke="${light.highlight}" stroke-width="3.6" stroke-linecap="round"/></svg>\n`
}

function draw(shape: IconShape, size: number): Uint8Array {
  return new Resvg(logo(shape), { fitTo: { mode: 'width', value: size } }).render().asPng()
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
