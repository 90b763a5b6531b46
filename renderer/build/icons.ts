import { Resvg } from '@resvg/resvg-js'
import { markSvg } from '../../ui/motifs/mark.ts'
import { light } from '../../ui/tokens/palette.ts'

export type IconFile = { file: string; content: Uint8Array }

/** All icons of the site: the logo in the colors of the palette. */
export function icons(): IconFile[] {
  return [
    { file: 'favicon.svg', content: Buffer.from(logo) },
    { file: 'favicon.ico', content: ico(draw(logo, 32), 32) },
    { file: 'apple-touch-icon.png', content: draw(logoOnPaper, 180) },
    { file: 'icon-512.png', content: draw(logo, 512) },
  ]
}

const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>\n`
const logo = svg('0 0 36 36', markSvg(light))
/** Fills the square, for systems that round the corners. */
const logoOnPaper = svg(
  '-8 -8 52 52',
  `<rect x="-8" y="-8" width="52" height="52" fill="${light.paper}"/>${markSvg(light)}`,
)

function draw(svg: string, size: number): Uint8Array {
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
