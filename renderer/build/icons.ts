import { Resvg } from '@resvg/resvg-js'
import { markSvg } from '../../ui/motifs/mark.ts'
import { light } from '../../ui/tokens/palette.ts'

export type IconFile = { file: string; content: Uint8Array }

/** The `viewBox` of each kind of icon. The logo reaches from (0, 0) to (36, 36). */
const viewBoxes = {
  /** On nothing. */
  tile: '0 0 36 36',
  /** Fills the square, for systems that round the corners. */
  square: '-8 -8 52 52',
}
type IconShape = keyof typeof viewBoxes

/** All icons of the site: the logo in the colors of the palette. */
export function icons(): IconFile[] {
  return [
    { file: 'favicon.svg', content: Buffer.from(logo('tile')) },
    { file: 'favicon.ico', content: ico(draw('tile', 32), 32) },
    { file: 'apple-touch-icon.png', content: draw('square', 180) },
    { file: 'icon-512.png', content: draw('tile', 512) },
  ]
}

function logo(shape: IconShape): string {
  const ground =
    shape === 'tile' ? '' : `<rect x="-50" y="-50" width="150" height="150" fill="${light.paper}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxes[shape]}">${ground}${markSvg(light)}</svg>\n`
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
