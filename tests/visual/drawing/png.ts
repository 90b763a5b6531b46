import UPNG from 'upng-js'

/** A picture of three bytes a pixel, as the browser writes screenshots. */
export type Picture = { width: number; height: number; pixels: Buffer }

export const decodePng = (png: Buffer) => UPNG.decode(new Uint8Array(png).buffer)

/** @throws Error when it is no PNG of eight bits red, green and blue. */
export function readPng(png: Buffer): Picture {
  const { width, height, ctype, depth, data } = decodePng(png)
  if (ctype !== 2 || depth !== 8) throw new Error('Not a PNG as the browser writes it')
  // Behind the pixels are as many bytes as there are rows: the filters, which the decoder has undone in place.
  return { width, height, pixels: Buffer.from(data).subarray(0, width * height * 3) }
}

/** The same picture in at most 256 colors, in about a third of the bytes: for people to look at in a diff. */
export function palettePng(png: Buffer): Buffer {
  const image = decodePng(png)
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, 256))
}
