import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { markSvg } from '../../ui/motifs/mark.ts'
import { light } from '../../ui/tokens/palette.ts'

/** Draws the logo, as SVG and for what reads none. */
export function writeIcons(folder: string): void {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${markSvg(light)}</svg>`
  // Fills the square, for systems that round the corners.
  const onPaper = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 52 52"><rect x="-8" y="-8" width="52" height="52" fill="${light.paper}"/>${markSvg(light)}</svg>`
  writeFileSync(join(folder, 'favicon.svg'), `${logo}\n`)
  writeFileSync(join(folder, 'favicon.ico'), ico(draw(logo, 32), 32))
  writeFileSync(join(folder, 'apple-touch-icon.png'), draw(onPaper, 180))
  writeFileSync(join(folder, 'icon-512.png'), draw(logo, 512))
}

function draw(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
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
