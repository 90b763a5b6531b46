import UPNG from 'upng-js'

/** An RGB picture with three bytes per pixel, as in browser screenshots. */
export type Picture = { width: number; height: number; pixels: Buffer }

export const decodePng = (png: Buffer) => UPNG.decode(new Uint8Array(png).buffer)

/** @throws Error if it is not an 8-bit RGB PNG */
export function readPng(png: Buffer): Picture {
  const { width, height, ctype, depth, data } = decodePng(png)
  if (ctype !== 2 || depth !== 8) throw new Error('Not an 8-bit RGB PNG')
  // The decoder unfilters in place and leaves one extra byte per row after the pixels.
  return { width, height, pixels: Buffer.from(data).subarray(0, width * height * 3) }
}

/** Reduces a picture to 256 colors, about a third of the size, for review in a diff. */
export function palettePng(png: Buffer): Buffer {
  const image = decodePng(png)
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, 256))
}
